// The reference: Express 5 as its own documentation starts, in production mode.
import type { AddressInfo } from 'node:net';
import express from 'express';
import { answerParent } from './server-process.ts';

process.env.NODE_ENV = 'production';
const app = express();
app.disable('etag').disable('x-powered-by');
app.get('/', (_request, response) => {
  response.send('hello world');
});
const server = app.listen(0, '127.0.0.1', () =>
  answerParent(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
