import { invoiceFileKindNames } from '@mall/api/contract'
import { invoiceDifferences, invoiceFileRules, sellerInvoiceCalls, type InvoiceUpload, type SellerInvoiceDetail } from '@mall/api/seller/contract'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { DatePicker } from '@mall/ui/date-picker'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { FormGrid } from '@mall/ui/form-grid'
import { formatYuan } from '@mall/ui/price'
import { TextInput } from '@mall/ui/text-input'
import { UploadField, type UploadFieldProps, type UploadItem } from '@mall/ui/upload-field'
import { useState, type FormEvent } from 'react'
import { Controller } from 'react-hook-form'
import * as z from 'zod/mini'
import { Compared } from './Compared.tsx'
import { issueWords } from './issue-words.ts'

/** What every form of an invoice is given. */
export interface InvoiceFormProps<Values> {
  readonly invoice: SellerInvoiceDetail
  /** Rejects when it could not be sent: the form stays as it is and says why. */
  readonly onSend: (values: Values) => Promise<unknown>
  /** Reads the invoice again, after somebody else changed it. */
  readonly onRefresh: () => Promise<void>
  readonly onClose: () => void
}

const fields = z.pick(sellerInvoiceCalls['POST /api/SellerInvoice/Issue'].body, { Number: true, Day: true, Amount: true, FileIds: true })
const withFile = z.extend(fields, { FileIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(3)) })

export interface IssueFormProps extends InvoiceFormProps<z.output<typeof fields>> {
  readonly expected: NonNullable<SellerInvoiceDetail['Expected']>
  /** Sends a file, and reads it. */
  readonly upload: NonNullable<UploadFieldProps<InvoiceUpload>['upload']>
  /** Today in Asia/Shanghai: the last day that can be chosen. */
  readonly today: string
}

const isUnderWay = ({ status }: UploadItem<InvoiceUpload>): boolean => status === 'checking' || status === 'uploading'

/** 开具: the files of an invoice or a red letter. Of an XML number and day are read, and what it says is compared; without one they are typed. */
export const IssueForm = ({ invoice, expected, upload, today, onSend, onRefresh, onClose }: IssueFormProps) => {
  const isPaper = expected.Type === null
  const title = expected.IsRed ? '开具红字发票' : '开具发票'
  const digits = isPaper ? 8 : 20
  const [items, setItems] = useState<readonly UploadItem<InvoiceUpload>[]>([])
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema: isPaper ? fields : withFile,
    texts: { Number: `请填写${digits}位发票号码`, Day: '请选择开票日期', FileIds: '请上传发票文件' },
    defaultValues: { Number: '', Day: '', Amount: expected.Amount, FileIds: [] },
    send: onSend,
    onSent: onClose,
    refresh: onRefresh,
  })
  const { register, control, setValue, formState: { errors } } = form
  const read = items.find(({ result }) => result?.Facts)?.result?.Facts ?? null
  const differences = read === null ? [] : invoiceDifferences(expected, read)
  const isUploading = items.some(isUnderWay)

  const follow = (next: readonly UploadItem<InvoiceUpload>[]) => {
    setItems(next)
    const sent = next.flatMap(({ result }) => result ?? [])
    setValue('FileIds', sent.map(({ FileId }) => FileId), { shouldDirty: true, shouldValidate: sent.length > 0 })
    const facts = sent.find(({ Facts }) => Facts !== null)?.Facts
    if (facts === undefined || facts === null) return
    setValue('Number', facts.Number, { shouldDirty: true, shouldValidate: true })
    setValue('Day', facts.Day, { shouldDirty: true, shouldValidate: true })
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    // What differs is said beside each field, and above the button.
    if (differences.length === 0 && !isUploading) void submit(event)
  }
  const standing = differences.length > 0 ? `XML 与申请有 ${differences.length} 处不同，不能开具。请换成正确的发票文件` : isUploading ? '文件上传完才能开具' : undefined

  return (
    <>
      <LeaveGuard dirty={dirty} />
      <FormDialog
        open
        title={`${title} ${formatYuan(expected.Amount)}`}
        description={issueWords(invoice, expected)}
        tone="decisive"
        dirty={dirty}
        pending={pending}
        problem={standing ?? (problem ? <FormProblemText problem={problem} /> : undefined)}
        messages={{ submit: title }}
        onSubmit={onSubmit}
        onOpenChange={(open) => (open ? undefined : onClose())}
      >
        {isPaper ? null : (
          <Field label="发票文件" required error={errors.FileIds?.message}>
            <UploadField<InvoiceUpload>
              aria-label="发票文件"
              multiple
              maxCount={3}
              rules={invoiceFileRules}
              value={items}
              messages={{ label: '发票文件', pick: '选择文件', hint: `${Object.values(invoiceFileKindNames).join('、')} 各一个，每个不超过 ${invoiceFileRules.maxSizeMB} MB；有 XML 时自动读取并核对`, full: () => '最多 3 个文件' }}
              upload={upload}
              onChange={follow}
            />
          </Field>
        )}
        <FormGrid>
          <Field label="发票号码" required error={errors.Number?.message} hint={read === null ? `${digits} 位数字` : '读自 XML'}>
            <TextInput {...register('Number')} maxLength={20} inputMode="numeric" autoComplete="off" readOnly={read !== null} />
          </Field>
          <Field label="开票日期" required error={errors.Day?.message} hint={read === null ? undefined : '读自 XML'}>
            <Controller name="Day" control={control} render={({ field: { onChange, ...field } }) => <DatePicker {...field} max={today} disabled={read !== null} onValueChange={(value, { text }) => onChange(value || text.trim())} />} />
          </Field>
        </FormGrid>
        <Compared expected={expected} read={read} typeName={invoice.TypeName} />
      </FormDialog>
    </>
  )
}
