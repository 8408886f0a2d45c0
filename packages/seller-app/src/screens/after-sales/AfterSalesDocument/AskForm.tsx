import { sellerAfterSalesCalls } from '@mall/api/seller/contract'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { FormDialog } from '@mall/ui/form-dialog'
import * as z from 'zod/mini'
import { TemplateField } from '../../../components/reply-template/TemplateField.tsx'
import type { Templates } from '../../../components/reply-template/TemplatePicker.tsx'
import type { ServiceFormProps } from './ReviewForm.tsx'

const schema = z.pick(sellerAfterSalesCalls['POST /api/SellerAfterSales/Ask'].body, { Text: true })

interface AskFormProps extends ServiceFormProps<z.output<typeof schema>> {
  readonly templates: Templates
}

/** 提问: what the applicant is to say or to show before the application is decided. */
export const AskForm = ({ service, templates, onSend, onRefresh, onClose }: AskFormProps) => {
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema, texts: { Text: '请写明要补充什么，最多500个字' }, defaultValues: { Text: '' }, send: onSend, onSent: onClose, refresh: onRefresh,
  })
  return (
    <>
      <LeaveGuard dirty={dirty} />
      <FormDialog
        open
        title="请申请人补充材料"
        description={`${service.UserName}会收到通知，可以用文字和图片答复。答复之前审核期限不计时，您也可以直接审核。`}
        dirty={dirty}
        pending={pending}
        problem={problem ? <FormProblemText problem={problem} /> : undefined}
        messages={{ submit: '发送' }}
        onSubmit={(event) => void submit(event)}
        onOpenChange={(open) => (open ? undefined : onClose())}
      >
        <TemplateField control={form.control} name="Text" label="要补充什么" rows={4} maxLength={500} placeholder="如：请拍一下破损处和外箱面单" templates={templates} />
      </FormDialog>
    </>
  )
}
