import { announcementLimits, newAnnouncement } from '@mall/api/seller/contract'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { Stack } from '@mall/ui/stack'
import { TextInput } from '@mall/ui/text-input'
import type * as z from 'zod/mini'
import { PartyField, type FindParties } from '../../../components/announcement/PartyField.tsx'

export interface NewAnnouncementFormProps {
  readonly findParties: FindParties
  /** Rejects when it could not be made: the form stays as it is and says why. */
  readonly onCreate: (values: z.output<typeof newAnnouncement>) => Promise<unknown>
  readonly onClose: () => void
}

const audienceRefused = 'ANNOUNCEMENT_AUDIENCE_INVALID'

/** 写公告: its title and for whom it is; its text is written on its page. */
export const NewAnnouncementForm = ({ findParties, onCreate, onClose }: NewAnnouncementFormProps) => {
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema: newAnnouncement,
    texts: { Title: '请输入标题', PartyId: '请选择企业或集团' },
    defaultValues: { Title: '', For: 'all', PartyId: null },
    send: onCreate,
    onSent: onClose,
  })
  const { register, setValue, clearErrors, formState: { errors } } = form
  const isAudience = errors.root?.server?.type === audienceRefused
  return (
    <>
      <LeaveGuard dirty={dirty} />
      <FormDialog
        open
        size="small"
        title="写公告"
        description="建立后是草稿：写好正文再发布，买家才看得到。"
        tone="decisive"
        dirty={dirty}
        pending={pending}
        problem={problem && !isAudience ? <FormProblemText problem={problem} /> : undefined}
        messages={{ submit: '建立草稿' }}
        onSubmit={(event) => void submit(event)}
        onOpenChange={(open) => (open ? undefined : onClose())}
      >
        <Stack gap={16}>
          <Field label="标题" required error={errors.Title?.message}>
            <TextInput {...register('Title')} maxLength={announcementLimits.title} counter autoComplete="off" placeholder="如：国庆期间配送安排" />
          </Field>
          <PartyField
            initial={null}
            mayBeAll
            error={errors.PartyId?.message ?? (isAudience ? problem?.text : undefined)}
            find={findParties}
            onChoose={({ For, PartyId }) => {
              setValue('For', For, { shouldDirty: true })
              setValue('PartyId', PartyId, { shouldDirty: true })
              clearErrors('root.server')
            }}
          />
        </Stack>
      </FormDialog>
    </>
  )
}
