// What a browser fetches when it is first needed, in one file, so that no page carries it.

export { newsletter, newsletterGate } from '@/messages/it/account/newsletter';
export { compareTray } from '@/messages/it/catalogue/compare';
export { lightbox, modelDialog, modelSpeech } from '@/messages/it/catalogue/viewer';
export { search } from '@/messages/it/search/search';
export { errorPage } from './error-pages';
export { done, errors, toaster } from './toasts';
