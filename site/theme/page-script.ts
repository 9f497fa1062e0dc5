/**
 * The only script on every page. It runs in the head, before the first paint, so that night never flashes white. It sets the chosen theme,
 * whether somebody is signed in, with the mark of the account, and how much is in the cart (by readable cookies that grant no access), and
 * whether the app banner was dismissed today. It also does four things that HTML can't: the theme switch, `/` for the search box, loading a
 * page again that the browser brings back as it was, with what islands had loaded, after somebody has signed in or out, and emptying the
 * forms into which the browser puts what was typed there before that. Until the page was read, which waits for no script, it stays hidden;
 * Chromium fills a form just after that, unless its `autocomplete` is off meanwhile, and others once all pictures have come. For this, each
 * entry of the history knows the hint it was loaded with; what a visitor typed before signing in stays theirs. Kept as text because its hash
 * goes into the Content-Security-Policy. It also removes what another account has typed and not saved (`web-storage.ts`), which outlives a
 * session that has ended by itself.
 */
export const pageScript = [
  '(()=>{',
  'let r=document.documentElement,d=r.dataset,m=matchMedia("(prefers-color-scheme:dark)"),t;',
  'try{t=localStorage.getItem("layette-theme")}catch{}',
  'if(t=="day"||t=="night")d.theme=t;',
  'try{if(Date.now()-localStorage.getItem("layette-banner-app-promo-banner")<864e5)d.appBanner="dismissed"}catch{}',
  'd.script="";',
  'let w=n=>RegExp("(?:^|; )layette_"+n+"=([^;]*)").exec(document.cookie)?.[1],h=w("hint");',
  'if(t=/^signed-in(?:\\.([\\w-]+))?$/.exec(h))d.signedIn=t[1]||"";',
  'if(t=/^\\d+/.exec(w("cart")))r.style.setProperty("--cart",JSON.stringify(d.cart=t[0]));',
  // Of nobody's page nobody gets anything back; who signs in again after a session has ended does.
  'try{if(h)for(t in sessionStorage)/^layette-unsaved/.test(t)&&t.slice(16)!=d.signedIn&&delete sessionStorage[t]}catch{}',
  'let s=history.state,f=()=>history.replaceState({...history.state,h},"");',
  'if(s&&s.h!=h&&(s.h||!d.signedIn)){',
  // The first time off, the second time as it was.
  't=()=>{for(let o of document.forms)[o.a,o.autocomplete]=[o.autocomplete,o.a||"off"],o.reset();r.hidden=false};',
  'r.hidden=true;document.addEventListener("readystatechange",t,{once:true});addEventListener("pageshow",t,{once:true})}',
  // The entry of a link within the page begins without state.
  'f();addEventListener("hashchange",f);',
  'addEventListener("pageshow",e=>{if(e.persisted&&w("hint")!=h)r.hidden=true,location.reload()});',
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
