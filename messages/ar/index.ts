import { accessibility } from './accessibility';
import { amenitiesPage } from './amenities-page';
import { apartmentDescriptions } from './apartment-descriptions';
import { apartments } from './apartments';
import { assistants } from './assistants';
import { bedStories } from './bed-stories';
import { beds, chronosGallery } from './beds';
import { booking } from './booking';
import { bookingForm } from './booking-form';
import { cart } from './cart';
import { categoriesPage } from './categories';
import { chairStories } from './chair-stories';
import { chairs } from './chairs';
import { collections } from './collections';
import { compare, compareTray } from './compare';
import { contact } from './contact';
import { cookies } from './cookies';
import { delivery } from './delivery';
import { detail } from './detail';
import { errorPage, expiredPage, notFound } from './error-pages';
import { faq } from './faq';
import { fieldFaults } from './fields';
import { finder } from './finder';
import { fit } from './fit';
import { footer } from './footer';
import { gallery } from './gallery';
import { gods } from './gods';
import { hero } from './hero';
import { home } from './home';
import { kept } from './kept';
import { legal } from './legal';
import { legalGuarantee } from './legal-guarantee';
import { materials } from './materials';
import { meta } from './meta';
import { mirrorStories } from './mirror-stories';
import { mirrors } from './mirrors';
import { accessPage, myData, newsletterPage, unsubscribePage } from './my-data';
import { nav } from './nav';
import { newsletter } from './newsletter';
import { offer } from './offer';
import { options } from './options';
import { invoice, orders } from './orders';
import { checkoutDemo, payment, paymentSuccess } from './payment';
import { privacy } from './privacy';
import { promo } from './promo';
import { refund } from './refund';
import { returns } from './returns';
import { safety } from './safety';
import { search } from './search';
import { sheet } from './sheet';
import { sitemapPage } from './sitemap';
import { story } from './story';
import { tableStories } from './table-stories';
import { tables } from './tables';
import { terms } from './terms';
import { testimonials } from './testimonials';
import { done, errors, toaster } from './toasts';
import { viewer } from './viewer';
import { wardrobeStories } from './wardrobe-stories';
import { wardrobes } from './wardrobes';
import { whichGod } from './which-god';
import { declaration, receiptPage, withdrawal } from './withdrawal';

export default {
  accessPage,
  accessibility,
  amenitiesPage,
  apartmentDescriptions,
  apartments,
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
  legal,
  legalGuarantee,
  newsletterPage,
  materials,
  meta,
  myData,
  nav,
  newsletter,
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
