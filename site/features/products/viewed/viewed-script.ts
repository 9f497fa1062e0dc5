/** The storage key of the viewed products, the latest first. */
export const viewedKey = 'layette-viewed';
export const viewedMax = 9;

/**
 * On a product's page: stores the product of its own `data-viewed` as soon as it is parsed, because somebody who leaves before an island is
 * hydrated has seen the product all the same. Kept as text because its hash goes into the Content-Security-Policy.
 */
export const viewedScript = [
  '(()=>{try{',
  `let k="${viewedKey}",v=JSON.parse(document.currentScript.dataset.viewed),o;`,
  'try{o=JSON.parse(localStorage.getItem(k))}catch{}',
  'o=Array.isArray(o)?o.filter(p=>p&&p.gpId!=v.gpId):[];',
  `localStorage.setItem(k,JSON.stringify([v,...o].slice(0,${viewedMax})))`,
  '}catch{}})()',
].join('');
