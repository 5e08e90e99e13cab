import type { Words } from '../shape';
import { accessPage, myData, newsletterPage, unsubscribePage } from './account/my-data';
import { newsletter, newsletterGate, newsletterSection } from './account/newsletter';
import { appointment } from './appointments/appointment';
import { cart } from './cart/cart';
import { kept } from './cart/kept';
import { bedStories } from './catalogue/bed-stories';
import { beds, chronosGallery } from './catalogue/beds';
import { categoriesPage } from './catalogue/categories';
import { chairStories } from './catalogue/chair-stories';
import { chairs } from './catalogue/chairs';
import { collections } from './catalogue/collections';
import { compare, compareTray } from './catalogue/compare';
import { detail } from './catalogue/detail';
import { finder } from './catalogue/finder';
import { fit } from './catalogue/fit';
import { gallery } from './catalogue/gallery';
import { gods } from './catalogue/gods';
import { materials } from './catalogue/materials';
import { mirrorStories } from './catalogue/mirror-stories';
import { mirrors } from './catalogue/mirrors';
import { options } from './catalogue/options';
import { safety } from './catalogue/safety';
import { sheet } from './catalogue/sheet';
import { story } from './catalogue/story';
import { tableStories } from './catalogue/table-stories';
import { tables } from './catalogue/tables';
import { lightbox, modelDialog, modelSpeech, viewer } from './catalogue/viewer';
import { wardrobeStories } from './catalogue/wardrobe-stories';
import { wardrobes } from './catalogue/wardrobes';
import { whichGod } from './catalogue/which-god';
import { checkoutDemo, payment, paymentSuccess } from './checkout/payment';
import { abroad } from './delivery/abroad';
import { delivery } from './delivery/delivery';
import { accessibility } from './house/accessibility';
import { contact } from './house/contact';
import { cookies } from './house/cookies';
import { faq } from './house/faq';
import { hero } from './house/hero';
import { home } from './house/home';
import { legal } from './house/legal';
import { legalGuarantee } from './house/legal-guarantee';
import { privacy } from './house/privacy';
import { promo } from './house/promo';
import { refund } from './house/refund';
import { returns } from './house/returns';
import { terms } from './house/terms';
import { testimonials } from './house/testimonials';
import { offer } from './orders/offer';
import { invoice, orders } from './orders/orders';
import { declaration, receiptPage, withdrawal } from './orders/withdrawal';
import { amenitiesPage } from './residence/amenities-page';
import { apartmentDescriptions } from './residence/apartment-descriptions';
import { apartments } from './residence/apartments';
import { booking } from './residence/booking';
import { bookingForm } from './residence/booking-form';
import { residencePage } from './residence/residence-page';
import { assistants } from './search/assistants';
import { meta } from './search/meta';
import { search } from './search/search';
import { sitemapPage } from './search/sitemap';
import { errorPage, expiredPage, notFound } from './site/error-pages';
import { fieldFaults } from './site/fields';
import { footer } from './site/footer';
import { languageOffer } from './site/language-offer';
import { nav } from './site/nav';
import { done, errors, toaster } from './site/toasts';

const words: Words = {
  accessPage,
  accessibility,
  amenitiesPage,
  apartmentDescriptions,
  apartments,
  appointment,
  assistants,
  booking,
  bookingForm,
  cart,
  categoriesPage,
  checkoutDemo,
  chronosGallery,
  collections,
  compare,
  compareTray,
  contact,
  cookies,
  declaration,
  abroad,
  delivery,
  detail,
  done,
  errorPage,
  expiredPage,
  errors,
  faq,
  fieldFaults,
  fit,
  finder,
  footer,
  gallery,
  gods,
  hero,
  home,
  kept,
  languageOffer,
  legal,
  legalGuarantee,
  newsletterPage,
  materials,
  meta,
  lightbox,
  modelDialog,
  modelSpeech,
  myData,
  nav,
  newsletter,
  newsletterGate,
  newsletterSection,
  notFound,
  offer,
  options,
  orders,
  invoice,
  payment,
  paymentSuccess,
  privacy,
  products: { bed: beds, chair: chairs, table: tables, mirror: mirrors, wardrobe: wardrobes },
  promo,
  receiptPage,
  refund,
  residencePage,
  returns,
  safety,
  search,
  sheet,
  sitemapPage,
  stories: {
    bed: bedStories,
    chair: chairStories,
    table: tableStories,
    mirror: mirrorStories,
    wardrobe: wardrobeStories,
  },
  story,
  terms,
  testimonials,
  toaster,
  unsubscribePage,
  viewer,
  whichGod,
  withdrawal,
};

export default words;
