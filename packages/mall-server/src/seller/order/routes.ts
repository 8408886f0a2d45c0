import { defineRoutes } from '../../platform/http/define-routes.ts'
import { accept, acceptMany, decideCredit, declareShort, recordRefund, findSubstitutes, sendMessage, setFreight, ship, takeRefusedBack, track, writeNote } from './actions.ts'
import { orderDetail } from './detail.ts'
import { printLabels } from './labels.ts'
import { listOrders } from './list.ts'
import { printDeliveryNotes, printPickList } from './papers.ts'
import { checkShipments, importShipments, shipmentSheet } from './ship-import.ts'
import { checkTracks, importTracks } from './track-import.ts'

export const sellerOrderRoutes = defineRoutes({
  'POST /api/SellerOrder/List': ({ body, caller, deps }) => listOrders(deps.db, caller, body, deps.clock()),
  'POST /api/SellerOrder/Detail': ({ body, caller, deps }) => orderDetail(deps.db, caller, body.OrderNo, deps.clock()),
  'POST /api/SellerOrder/PickList': (context) => printPickList(context, context.body),
  'POST /api/SellerOrder/DeliveryNote': (context) => printDeliveryNotes(context, context.body),
  'POST /api/SellerOrder/Label': (context) => printLabels(context, context.body),
  'POST /api/SellerOrder/Accept': (context) => accept(context, context.body),
  'POST /api/SellerOrder/DecideCredit': (context) => decideCredit(context, context.body),
  'POST /api/SellerOrder/AcceptMany': (context) => acceptMany(context, context.body),
  'POST /api/SellerOrder/ShipSheet': (context) => shipmentSheet(context, context.body),
  'POST /api/SellerOrder/ShipCheck': (context) => checkShipments(context, context.form),
  'POST /api/SellerOrder/ShipImport': (context) => importShipments(context, context.body),
  'POST /api/SellerOrder/SetFreight': (context) => setFreight(context, context.body),
  'POST /api/SellerOrder/Ship': (context) => ship(context, context.body),
  'POST /api/SellerOrder/Substitutes': (context) => findSubstitutes(context, context.body),
  'POST /api/SellerOrder/Shortage': (context) => declareShort(context, context.body),
  'POST /api/SellerOrder/Note': (context) => writeNote(context, context.body),
  'POST /api/SellerOrder/Message': (context) => sendMessage(context, context.body),
  'POST /api/SellerOrder/Track': (context) => track(context, context.body),
  'POST /api/SellerOrder/TrackCheck': (context) => checkTracks(context, context.form),
  'POST /api/SellerOrder/TrackImport': (context) => importTracks(context, context.body),
  'POST /api/SellerOrder/Refund': (context) => recordRefund(context, context.body),
  'POST /api/SellerOrder/TakeBack': (context) => takeRefusedBack(context, context.body),
})
