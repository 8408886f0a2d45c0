import type { AccountCandidate, AccountSummary } from '@mall/api/contract'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { Combobox, type ComboboxOption } from '@mall/ui/combobox'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { Text } from '@mall/ui/text'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useController } from 'react-hook-form'

export interface DisableAccountProps {
  readonly account: AccountSummary
  readonly onFind: (userId: number, keyword: string, signal: AbortSignal) => Promise<readonly AccountCandidate[]>
  /** Rejects when it could not be done: the dialog says why. */
  readonly onDisable: (account: AccountSummary, handOverTo: number | undefined) => Promise<unknown>
  readonly onRefresh: (userId: number) => Promise<AccountSummary>
  readonly onClose: () => void
}

const needed = z.object({ HandOverTo: z.int() })
const unneeded = z.object({ HandOverTo: z.optional(z.int()) })
const texts = { HandOverTo: '请选择接手的同事' }

/** What the server has against the chosen colleague is said beside the field. */
const aboutPerson: ReadonlySet<unknown> = new Set(['APPROVER_NOT_AVAILABLE', 'APPROVER_DECIDES_ALREADY', 'APPROVER_IS_APPLICANT', 'ACCOUNT_HAS_APPROVALS'])

/** 停用: what waits for the account goes to a colleague first, in the same step. */
export const DisableAccount = ({ account, onFind, onDisable, onRefresh, onClose }: DisableAccountProps) => {
  const [now, setNow] = useState(account)
  const [person, setPerson] = useState<ComboboxOption<number> | null>(null)
  const { form, submit, pending, dirty, problem } = useMallForm<{ HandOverTo?: number | undefined }, { HandOverTo?: number | undefined }, unknown>({
    schema: now.OpenApprovals > 0 ? needed : unneeded,
    texts,
    defaultValues: {},
    send: ({ HandOverTo }) => onDisable(now, HandOverTo),
    onSent: onClose,
    refresh: async () => setNow(await onRefresh(now.UserId)),
  })
  const { control, clearErrors, formState: { errors } } = form
  const { field: { ref, onChange } } = useController({ control, name: 'HandOverTo' })
  const isAboutPerson = aboutPerson.has(errors.root?.server?.type)
  const hasFallenDue = errors.root?.server?.type === 'ACCOUNT_HAS_APPROVALS'
  return (
    <FormDialog
      open
      tone="danger"
      title={`停用“${now.Name}”`}
      description="停用后立即退出登录，不能再登录；订单和记录都会保留，以后可以重新启用。"
      dirty={dirty}
      pending={pending}
      messages={{ submit: now.OpenApprovals > 0 ? '移交并停用' : '停用' }}
      problem={problem && !isAboutPerson ? <FormProblemText problem={problem} /> : undefined}
      onSubmit={(event) => void submit(event)}
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      {now.OpenApprovals > 0 || hasFallenDue ? (
        <>
          <Text as="p">{now.OpenApprovals > 0 ? `还有 ${now.OpenApprovals} 个审批等待处理，请先移交待办。` : '刚有审批到达，请先移交待办。'}</Text>
          <Field label="移交给" required error={errors.HandOverTo?.message ?? (isAboutPerson ? problem?.text : undefined)} hint="全部移交给一位有审批权限的同事">
            <Combobox
              ref={ref}
              label="移交给"
              value={person}
              onValueChange={(option: ComboboxOption<number> | null) => {
                setPerson(option)
                onChange(option?.value)
                clearErrors('root.server')
              }}
              loadOptions={async (query, { signal }) => (await onFind(now.UserId, query, signal)).map((one) => ({ value: one.UserId, label: one.UserName, note: one.DepartmentName }))}
              messages={{ placeholder: '输入姓名或部门查找' }}
            />
          </Field>
        </>
      ) : null}
    </FormDialog>
  )
}
