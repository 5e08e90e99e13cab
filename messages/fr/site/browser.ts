// What a browser fetches when it is first needed, in one file, so that no page carries it.

export { newsletter, newsletterGate } from '@/messages/fr/account/newsletter';
export { compareTray } from '@/messages/fr/catalogue/compare';
export { lightbox, modelDialog, modelSpeech } from '@/messages/fr/catalogue/viewer';
export { search } from '@/messages/fr/search/search';
export { errorPage } from './error-pages';
export { done, errors, toaster } from './toasts';
