/**
 * Runs beside the page script on pages of the shop and on the consent page; no other page needs it. Before the first paint it sets an
 * attribute that says whether statistics are allowed. It handles the two answers to the question, and only after a yes loads the tracking
 * script, after everything that a visitor waits for, and once the server has given this browser its number: two first batches sent at the
 * same time would each get one. Kept as text because its hash goes into the Content-Security-Policy. The cookie lasts as long as
 * `consentDays` says.
 */
export const consentScript = [
  '(()=>{',
  'let d=document.documentElement.dataset,n=navigator,k=document.cookie,',
  'c=()=>{if(d.consent=="yes"&&d.events)import(d.events)};',
  'if(n.globalPrivacyControl||n.doNotTrack=="1")d.untracked="",d.consent="no";',
  'else d.consent=(/(?:^|; )layette_consent=(yes|no)(?:;|$)/.exec(k)||"  ")[1].trim();',
  'addEventListener("load",c);',
  'addEventListener("click",e=>{',
  'let t=e.target.closest?.("[data-consent-choice]")?.dataset.consentChoice;',
  'if(t){d.consent=t;d.chosen="";document.cookie="layette_consent="+t+";path=/;samesite=lax;max-age=15724800";',
  'if(t=="yes")fetch("/api/v3/consent",{method:"POST",keepalive:true,headers:{"content-type":"application/json"},body:\'{"statistics":"yes"}\'}).then(c,c)}',
  '})',
  '})()',
].join('');
