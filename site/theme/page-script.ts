/**
 * The only script on every page. It runs in the head, before the first paint, so that night never flashes white. It sets the chosen theme,
 * whether somebody is signed in, with the mark of the account, and how much is in the cart (by readable cookies that grant no access), and
 * whether the app banner was dismissed today. It also does two things that HTML can't: the theme switch, and `/` for the search box. Kept
 * as text because its hash goes into the Content-Security-Policy.
 */
export const pageScript = [
  '(()=>{',
  'let r=document.documentElement,d=r.dataset,m=matchMedia("(prefers-color-scheme:dark)"),t;',
  'try{t=localStorage.getItem("layette-theme")}catch{}',
  'if(t=="day"||t=="night")d.theme=t;',
  'try{if(Date.now()-localStorage.getItem("layette-banner-app-promo-banner")<864e5)d.appBanner="dismissed"}catch{}',
  'd.script="";',
  'let c=document.cookie;',
  'if(t=/(^|; )layette_hint=signed-in(?:\\.([\\w-]+))?(;|$)/.exec(c))d.signedIn=t[2]||"";',
  'if(t=/(^|; )layette_cart=(\\d+)/.exec(c))r.style.setProperty("--cart",JSON.stringify(d.cart=t[2]));',
  'addEventListener("click",e=>{',
  'if(!e.target.closest?.("[data-theme-switch]"))return;',
  't=(d.theme||(m.matches?"night":"day"))=="night"?"day":"night";',
  'd.theme=t;try{localStorage.setItem("layette-theme",t)}catch{}',
  '});',
  'addEventListener("keydown",e=>{',
  'if(e.key!="/"||e.ctrlKey||e.metaKey||e.altKey||e.target.closest?.("input,textarea,select,[contenteditable],dialog"))return;',
  'let s=[...document.querySelectorAll("[data-search-field]")].find(s=>s.offsetParent);',
  'if(s){e.preventDefault();s.focus();s.select()}',
  '})',
  '})()',
].join('');
