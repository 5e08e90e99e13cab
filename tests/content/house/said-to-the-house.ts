import { balanceReminderDays } from '@/content/checkout/deposit';
import { paymentSessionHours } from '@/content/checkout/periods';
import { offerDays, refundDays } from '@/content/orders/order-terms';
import { rowsPerPage } from '@/db/desk/desk';
import { mostCounted } from '@/db/desk/desk-orders';
import { mostFound } from '@/db/desk/search-conditions';
import { fewestDigits } from '@/lib/account/telephone';
import { earliestReceivedDays } from '@/lib/checkout/transfer/transfer';
import { farMonths, mostDays } from '@/lib/desk/closed-nights';
import { entriesToday } from '@/lib/desk/log-words';
import { longestLine } from '@/lib/desk/offer-by-hand';
import { listWeeks } from '@/lib/desk/plan';
import { longestReply } from '@/lib/desk/replies/reply-text';
import {
  largestFileBytes,
  mostFiles,
  mostMailedPhotos,
  mostUploadBytes,
} from '@/lib/orders/order-file';
import {
  longestAddress,
  longestCarriers,
  longestContact,
  longestNote,
  longestRemark,
  undoMinutes,
} from '@/lib/orders/order-moves';
import { mostPixels } from '@/lib/orders/read-file';
import { mostNights } from '@/lib/residence/dates-by-hand';
import { formLengths } from '@/lib/site/form-lengths';

const megabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024);
const [fileMegabytes, uploadMegabytes] = [megabytes(largestFileBytes), megabytes(mostUploadBytes)];

/**
 * The numbers in words that only the house reads, in their order: the desk and the mails to the house, by the path of the
 * text. Each is a fact of the shop.
 */
export const saidToTheHouse: Readonly<Record<string, readonly number[]>> = {
  'desk.notices.tooLate': [undoMinutes],
  'desk.notices.badCarriers': [longestCarriers],
  'desk.notices.badAddress': [longestAddress],
  'desk.notices.tooManyPhotos': [mostMailedPhotos],
  'desk.notices.badNote': [longestNote],
  'desk.notices.badRemark': [longestRemark],
  'desk.notices.badFreeLine': [longestLine],
  'desk.notices.badName': [longestContact],
  'desk.notices.badPhone': [fewestDigits],
  'desk.notices.badStreet': [longestAddress - longestContact],
  'desk.notices.badCity': [longestContact],
  'desk.notices.badReceived': [earliestReceivedDays],
  'desk.notices.fileTooLarge': [fileMegabytes],
  'desk.notices.filesTooLarge': [uploadMegabytes],
  'desk.notices.filePixels': [mostPixels / 1_000_000],
  'desk.notices.fileCount': [mostFiles],
  'desk.notices.badStay': [mostNights, fewestDigits],
  'desk.notices.badStayDates': [mostNights],
  'desk.notices.badStayEnd': [mostNights],
  'desk.notices.hourMoveNoPhone': [fewestDigits],
  'desk.notices.badHour': [longestNote],
  'desk.notices.badCaller': [fewestDigits],
  'desk.notices.badGuest': [fewestDigits],
  'desk.notices.badStayNote': [longestNote],
  'desk.notices.badHourByHand': [fewestDigits],
  'desk.notices.badDays': [mostDays, farMonths / 12],
  'desk.notices.badReply': [longestReply],
  'desk.faults.phone': [fewestDigits],
  'desk.faults.to': [mostNights],
  'desk.faults.wishes': [formLengths.requests],
  'desk.faults.requests': [formLengths.requests],
  'desk.faults.houseNote': [longestNote],
  'desk.marks.late': [paymentSessionHours],
  'desk.orders.counted': [mostCounted],
  'desk.find.more': [mostFound],
  'desk.files.text': [fileMegabytes, uploadMegabytes, mostFiles],
  'desk.steps.leavesLater': [undoMinutes],
  'desk.steps.photosNote': [mostMailedPhotos],
  'desk.steps.photosText': [undoMinutes],
  'desk.balance.text': [balanceReminderDays.length],
  'desk.moves.agreed.text': [undoMinutes],
  'desk.moves.delivered.text': [undoMinutes],
  'desk.moves.withdrawn.text': [refundDays],
  'desk.plan.list': [listWeeks],
  'desk.plan.workshops.list': [listWeeks],
  'desk.plan.nothingDue.list': [listWeeks],
  'desk.plan.toAgreeThen.list': [listWeeks],
  'desk.plan.nothingToAgreeThen.list': [listWeeks],
  'desk.plan.caption': [listWeeks],
  'desk.newOffer.sendNote': [offerDays],
  'desk.newsletter.caption': [rowsPerPage],
  'desk.today.log': [entriesToday],
  'houseMails.houseWithdrawals.text.0': [refundDays],
};
