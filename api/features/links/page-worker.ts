// Reads pages beside the server's own thread.
import { parentPort } from 'node:worker_threads';
import { readProductPage } from './read-product-page.ts';

parentPort?.on('message', (page: { html: string; url: string }) => {
  parentPort?.postMessage(readProductPage(page));
});
