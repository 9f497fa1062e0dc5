/**
 * Beside the page script where controls are improved by elements: a press on a button, or a form that was sent, whose element has not
 * arrived yet, is remembered and done when it has. `data-hold` marks a link that would lose something by leading on before; after eight
 * seconds it leads on all the same. Kept as text because its hash goes into the Content-Security-Policy.
 */
export const holdScript = [
  '(()=>{',
  'addEventListener("click",e=>{',
  'let b=e.target.closest?.("button[type=button],[data-hold]"),u=b;',
  'while(u&&!u.localName.includes("-"))u=u.parentElement;',
  'if(!u||u.matches(":defined")||b.matches("[commandfor],[popovertarget]")||e.ctrlKey||e.metaKey||e.shiftKey)return;',
  'e.preventDefault();e.stopImmediatePropagation();',
  // An impatient finger means it once; who counts up means every press.
  'if("touched"in b.dataset&&!b.dataset.step)return;',
  'b.dataset.touched="";',
  'customElements.whenDefined(u.localName).then(()=>{delete b.dataset.touched;b.click()});',
  'if(b.href)setTimeout(()=>{if("touched"in b.dataset)location.assign(b.href)},8e3)',
  '},!0);',
  // A form that has nowhere to go by itself would come back with everything that was typed in its address, passwords too.
  'addEventListener("submit",e=>{',
  'let f=e.target;',
  'if(e.defaultPrevented||f.getAttribute("action")||!f.closest("call-form:not(:defined)"))return;',
  'e.preventDefault();',
  'customElements.whenDefined("call-form").then(()=>f.requestSubmit(e.submitter??void 0))',
  '})',
  '})()',
].join('');
