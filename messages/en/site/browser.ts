// What a browser fetches when it is first needed, in one file, so that no page carries it.

export { newsletter, newsletterGate } from '@/messages/en/account/newsletter';
export { compareTray } from '@/messages/en/catalogue/compare';
export { lightbox, modelDialog, modelSpeech } from '@/messages/en/catalogue/viewer';
export { search } from '@/messages/en/search/search';
export { errorPage } from './error-pages';
export { done, errors, toaster } from './toasts';
