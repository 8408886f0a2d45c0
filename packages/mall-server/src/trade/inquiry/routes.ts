import { defineRoutes } from '../../platform/http/define-routes.ts'
import { uploadedRows } from '../../platform/imports/upload.ts'
import { toDay } from '../../platform/time.ts'
import { acceptInquiry, closeInquiry, sendMessage } from './decide.ts'
import { detailInquiry } from './detail.ts'
import { importLines } from './import.ts'
import { listInquiries } from './list.ts'
import { saveInquiry } from './save.ts'

export const inquiryRoutes = defineRoutes({
  'POST /api/Inquiry/List': ({ body, caller, deps }) => listInquiries(deps.db, caller, body),
  'POST /api/Inquiry/Detail': ({ body, caller, deps }) => detailInquiry(deps.db, caller, body.InquiryId),
  'POST /api/Inquiry/Save': (context) => saveInquiry(context, context.body),
  'POST /api/Inquiry/Import': async (context) => importLines(await uploadedRows(context), toDay(context.deps.clock())),
  'POST /api/Inquiry/Accept': (context) => acceptInquiry(context, context.body),
  'POST /api/Inquiry/Decline': (context) => closeInquiry(context, context.body, 'Decline'),
  'POST /api/Inquiry/Cancel': (context) => closeInquiry(context, context.body, 'Cancel'),
  'POST /api/Inquiry/Message': (context) => sendMessage(context, context.body),
})
