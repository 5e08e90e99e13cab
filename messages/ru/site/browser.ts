// What a browser fetches when it is first needed, in one file, so that no page carries it.

export { newsletter, newsletterGate } from '@/messages/ru/account/newsletter';
export { compareTray } from '@/messages/ru/catalogue/compare';
export { lightbox, modelDialog, modelSpeech } from '@/messages/ru/catalogue/viewer';
export { search } from '@/messages/ru/search/search';
export { errorPage } from './error-pages';
export { done, errors, toaster } from './toasts';
