import * as z from 'zod/mini'
import { managing, viewing } from '../access.ts'
import { id } from '../common.ts'
import { defineCalls } from '../define.ts'
import { field } from '../describe.ts'
import {
  applyableList, applyableListRequest, invoiceApplication, invoiceDetail, invoiceFileKindCode, invoiceFilters, invoiceId, invoiceList, invoiceListRequest, invoiceMail, invoiceSummary, invoiceTarget, invoiceTitleRecord,
  redApplication, titleInput,
} from './records.ts'

export const invoiceController = { Invoice: 'Invoices of what was bought, from the application to the red letter.' } as const

export const invoiceCalls = defineCalls({
  'POST /api/Invoice/ApplyableList': {
    summary: 'Returns a page of the completed orders that the user can have invoiced.',
    access: managing('invoice'),
    scope: 'role',
    body: applyableListRequest,
    response: applyableList,
  },
  'POST /api/Invoice/Apply': {
    summary: 'Applies for an invoice, once per `RequestId`.',
    description: 'All invoices of an order together never have more than what is paid of it, freight too, without the goods that were returned.',
    access: managing('invoice'),
    scope: 'role',
    body: invoiceApplication,
    response: invoiceSummary,
  },
  'POST /api/Invoice/TitleList': {
    summary: 'Returns the titles of a company.',
    access: managing('invoice'),
    scope: 'companies',
    body: z.object({ EnterpriseId: field(z.optional(id), 'A company within the user’s data scope; without it, the user’s own.') }),
    response: z.array(invoiceTitleRecord),
  },
  'POST /api/Invoice/TitleSave': {
    summary: 'Adds a title to a company, or changes one.',
    access: managing('invoice'),
    scope: 'companies',
    body: z.object({ ...titleInput.shape, EnterpriseId: field(z.optional(id), 'A company within the user’s data scope; without it, the user’s own.') }),
    response: invoiceTitleRecord,
  },
  'POST /api/Invoice/List': {
    summary: 'Returns a page of the invoices that the user may see, filtered and sorted.',
    access: viewing('invoice'),
    scope: 'role',
    body: invoiceListRequest,
    response: invoiceList,
  },
  'POST /api/Invoice/Export': {
    summary: 'Returns the filtered invoices as an .xlsx file.',
    description: 'At most 10,000 invoices in one file.',
    access: viewing('invoice'),
    scope: 'role',
    mode: 'download',
    body: z.object(invoiceFilters),
    response: z.unknown(),
  },
  'POST /api/Invoice/Detail': {
    summary: 'Returns the details of one invoice.',
    access: viewing('invoice'),
    scope: 'role',
    body: z.object({ InvoiceId: invoiceId }),
    response: invoiceDetail,
  },
  'POST /api/Invoice/Cancel': {
    summary: 'Cancels an application that was not reviewed yet: its orders can be invoiced again.',
    access: managing('invoice'),
    scope: 'role',
    body: z.object(invoiceTarget),
    response: invoiceSummary,
  },
  'POST /api/Invoice/RedApply': {
    summary: 'Applies for a red letter of an invoice, over what is valid of it or a part of that, once per `RequestId`.',
    description: 'One at a time, any number after each other. What was reversed can be invoiced again, as far as it was not returned.',
    access: managing('invoice'),
    scope: 'role',
    body: redApplication,
    response: invoiceSummary,
  },
  'POST /api/Invoice/Download': {
    summary: 'Returns a file of an issued invoice, or of one of its red letters, named by its number.',
    description: 'Paper invoices are posted and have no file.',
    access: viewing('invoice'),
    scope: 'role',
    mode: 'download',
    body: z.object({ InvoiceId: invoiceId, RedId: field(z.optional(id), 'One of its red letters, once that is issued; the invoice otherwise.'), Kind: field(z.optional(invoiceFileKindCode), 'Which of its `Files`; without it a PDF where there is one.') }),
    response: z.unknown(),
  },
  'POST /api/Invoice/Resend': {
    summary: 'Sends an issued invoice by mail, with its files.',
    description: 'At most five times an hour for each invoice.',
    access: managing('invoice'),
    scope: 'role',
    body: z.object({ InvoiceId: invoiceId, Email: invoiceMail }),
    response: z.object({ Sent: field(z.boolean(), 'False where the mall has no mail server: nothing was sent, the server’s log says what would have been.') }),
  },
})
