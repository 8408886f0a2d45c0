import { inquiryLimits, type InquiryDetail, type InquiryLineInput } from '@mall/api/contract'
import { contractResolver } from '@mall/app-kit/forms/contract-resolver.ts'
import { DraftLine } from '@mall/app-kit/forms/DraftLine.tsx'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useKeptForm } from '@mall/app-kit/forms/use-kept-form.ts'
import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import { formatDay } from '@mall/app-kit/words/format.ts'
import { Button } from '@mall/ui/button'
import { FormDialog } from '@mall/ui/form-dialog'
import { Inline, Stack } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { Suspense, useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { uploadingText } from '../../components/pictures/pictures.ts'
import { formLineValues, inquiryFormSchema, inquiryTexts, isBlank, toInquiry, type InquiryFormValues, type InquiryInput } from './inquiry-form-values.ts'
import { InquiryLineFields } from './InquiryLineFields.tsx'
import type { LineImagesProps } from './LineImages.tsx'
import type { ImportLinesProps } from './ImportLines.tsx'

const ImportLines = lazyInPage(async () => (await import('./ImportLines.tsx')).ImportLines)

export interface InquiryFormProps {
  /** The one to change; null for a new one. */
  readonly inquiry: InquiryDetail | null
  /** What the form begins with; nothing for an empty line. */
  readonly lines: readonly Partial<InquiryLineInput>[]
  /** Under which what is typed is kept until it is sent. */
  readonly draftKey?: string | undefined
  /** Rejects when it could not be sent: the form stays as it is and says why. */
  readonly onSave: (input: InquiryInput) => Promise<unknown>
  readonly onImport: ImportLinesProps['onImport']
  /** Keeps a picture of a line. */
  readonly onUpload: LineImagesProps['onUpload']
  readonly onRefresh: (inquiryId: number) => Promise<InquiryDetail>
  readonly onClose: () => void
}

/** 新增询价, 修改询价: lines by hand, from a pasted table or from a file. What was typed stays when sending fails. */
export const InquiryForm = ({ inquiry, lines, draftKey, onSave, onImport, onUpload, onRefresh, onClose }: InquiryFormProps) => {
  const [today] = useState(() => formatDay(new Date().toISOString()))
  const target = inquiry === null ? {} : { InquiryId: inquiry.InquiryId, Version: inquiry.Version }
  const Lines = (lines.length === 0 ? [{}] : lines).map(formLineValues)
  const { form, submit, pending, dirty, problem, draft } = useKeptForm<InquiryFormValues, InquiryFormValues, unknown>({
    resolver: contractResolver(inquiryFormSchema, inquiryTexts),
    draftKey,
    fit: (kept) => ({ ...target, Lines: kept.Lines.map(formLineValues) }),
    defaultValues: { ...target, Lines },
    send: (values) => onSave(toInquiry(values)),
    onSent: onClose,
    refresh: async ({ setValue }) => {
      if (inquiry !== null) setValue('Version', (await onRefresh(inquiry.InquiryId)).Version)
    },
  })
  const { control, getValues, setError } = form
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'Lines' })
  const room = inquiryLimits.lines - fields.length
  const [isImporting, setImporting] = useState(false)
  const filledLines = () => getValues('Lines').filter((line) => !isBlank(line))
  /** Imported lines come with all others drawn again, which ends uploads: those go first. */
  const beginImport = () => {
    const at = getValues('Lines').findIndex(({ IsUploading }) => IsUploading)
    if (at === -1) setImporting(true)
    else setError(`Lines.${at}.IsUploading`, { message: uploadingText })
  }
  return (
    <>
      <LeaveGuard dirty={dirty} isKept={draft.isKept} />
      <FormDialog
        open
        size="large"
        title={inquiry === null ? '新增询价' : '修改询价'}
        description="目录里没有的商品，或希望谈一个价格的商品，都可以询价。商家会以商城里可以购买的商品报价。"
        messages={{ submit: inquiry === null ? '提交询价' : '保存' }}
        dirty={dirty && !draft.isKept}
        pending={pending}
        problem={problem ? <FormProblemText problem={problem} /> : undefined}
        onSubmit={(event) => void submit(event)}
        onOpenChange={(open) => (open ? undefined : onClose())}
      >
        <DraftLine draft={draft} />
        <Inline gap={8}>
          <Button onClick={beginImport}>导入商品</Button>
          <Text tone="secondary">从Excel粘贴，或选择文件</Text>
        </Inline>
        <Stack gap={24}>
          {fields.map((field, index) => (
            <InquiryLineFields key={field.id} index={index} form={form} today={today} onUpload={onUpload} onRemove={fields.length > 1 ? () => remove(index) : undefined} />
          ))}
        </Stack>
        <Inline justify="between">
          <Button disabled={room <= 0} onClick={() => append(formLineValues())}>
            添加一行
          </Button>
          <Text tone="secondary">{`${fields.length} / ${inquiryLimits.lines} 行`}</Text>
        </Inline>
      </FormDialog>
      <Suspense>
        {isImporting ? (
          <ImportLines
            onImport={onImport}
            room={inquiryLimits.lines - filledLines().length}
            onLines={(imported) => replace([...filledLines(), ...imported.map(formLineValues)])}
            onClose={() => setImporting(false)}
          />
        ) : null}
      </Suspense>
    </>
  )
}
