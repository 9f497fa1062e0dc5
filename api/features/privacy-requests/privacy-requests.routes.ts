import { limits } from '#api/http/limits.ts';
import { changes, reads } from '#api/http/route.ts';
import * as schemas from '#contracts/privacy-requests.schemas.ts';
import * as endpoints from '#contracts/privacy-requests.ts';
import {
  answerPrivacyRequest,
  askAboutData,
  confirmPrivacyRequest,
  listPrivacyRequests,
  readPrivacyRequest,
} from './privacy-requests.service.ts';

export const privacyRequestRoutes = [
  changes(endpoints.askAboutData, {
    lock: 'nothing',
    schemas: schemas.askAboutData,
    access: { who: 'anyone' },
    summary:
      'Asks to see, delete or correct what is stored about somebody. An address that was only typed is confirmed by mail.',
    limits: [limits.mailUnverified, limits.mailStrangers],
    status: 202,
    form: {
      done: ({ reference, state }: { reference: string; state: string }) =>
        `/ccpa/requests?done=${state}&reference=${reference}`,
    },
    run: askAboutData,
  }),
  reads(endpoints.readPrivacyRequest, {
    schemas: schemas.readPrivacyRequest,
    access: { who: 'link', param: 'id', emailIn: 'privacy_request' },
    summary: 'How a request stands, for whoever opened its mailed link.',
    run: readPrivacyRequest,
  }),
  changes(endpoints.confirmPrivacyRequest, {
    lock: 'nothing',
    schemas: schemas.confirmPrivacyRequest,
    access: { who: 'link', param: 'id', emailIn: 'privacy_request' },
    summary: 'Confirms a request from its mailed link: from now on it is answered within 45 days.',
    limits: [limits.write],
    form: {
      body: () => ({ state: 'received' }),
      done: ({ request }: { request: { id: string } }) => `/ccpa/requests/${request.id}`,
    },
    run: confirmPrivacyRequest,
  }),
  reads(endpoints.listPrivacyRequests, {
    schemas: schemas.listPrivacyRequests,
    access: { who: 'admin' },
    summary: 'Requests about stored data, the oldest first.',
    run: listPrivacyRequests,
  }),
  changes(endpoints.answerPrivacyRequest, {
    lock: 'nothing',
    schemas: schemas.answerPrivacyRequest,
    access: { who: 'admin' },
    summary: 'Answers a request, or refuses it with the reason, and mails who asked.',
    limits: [limits.write],
    form: { done: () => '/admin/privacy_requests?done' },
    run: answerPrivacyRequest,
  }),
];
