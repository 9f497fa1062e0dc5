/**
 * Beside the page script on pages of the shop and on the page of the choice; no other page needs to know. Whether statistics are
 * allowed becomes an attribute before the first paint, the two answers to the question are heard, and only after a yes is
 * anything that counts loaded, after everything that a visitor waits for, and once the server has given this browser its number:
 * two first batches that left together would be given one each. Kept as text because its hash goes into the
 * Content-Security-Policy. The cookie lives as long as `consentDays` says.
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
