// Reads pages outside the server's main thread.
import { parentPort } from 'node:worker_threads';
import { readProductPage } from './read-product-page.ts';

parentPort?.on('message', (page: { html: string; url: string }) => {
  parentPort?.postMessage(readProductPage(page));
});
