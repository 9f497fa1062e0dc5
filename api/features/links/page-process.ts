// Reads pages outside the server's process.
import { readProductPage } from './read-product-page.ts';

process.on('message', (page: { html: string; url: string }) => {
  process.send?.(readProductPage(page));
});
process.send?.('ready');
