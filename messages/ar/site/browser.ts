// What a browser fetches when it is first needed, in one file, so that no page carries it.

export { newsletter, newsletterGate } from '@/messages/ar/account/newsletter';
export { compareTray } from '@/messages/ar/catalogue/compare';
export { lightbox, modelDialog, modelSpeech } from '@/messages/ar/catalogue/viewer';
export { search } from '@/messages/ar/search/search';
export { errorPage } from './error-pages';
export { done, errors, toaster } from './toasts';
