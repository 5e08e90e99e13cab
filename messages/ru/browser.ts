// What a browser fetches when it is first needed, in one file, so that no page carries it.
export { compareTray } from './compare';
export { errorPage } from './error-pages';
export { newsletter } from './newsletter';
export { search } from './search';
export { done, errors, toaster } from './toasts';
