import { searchWordLimits, synonymValues, type SellerSynonym } from '@mall/api/seller/contract'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { Checkbox } from '@mall/ui/checkbox'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { Stack } from '@mall/ui/stack'
import { TextInput } from '@mall/ui/text-input'
import type * as z from 'zod/mini'

export interface SynonymFormProps {
  /** The word that it is for; '' for one that is typed. */
  readonly word: string
  /** What is changed; null for a new one. */
  readonly synonym: Pick<SellerSynonym, 'Meaning' | 'BothWays'> | null
  /** Rejects when it could not be written: the form stays as it is and says why. */
  readonly onSubmit: (values: z.output<typeof synonymValues>) => Promise<unknown>
  readonly onRefresh: () => Promise<unknown>
  readonly onClose: () => void
}

const titleOf = (isChange: boolean, isForWord: boolean): string => (isChange ? '修改同义词' : isForWord ? '加为同义词' : '新增同义词')

/** 同义词: a word, and what searches for it find too. */
export const SynonymForm = ({ word, synonym, onSubmit, onRefresh, onClose }: SynonymFormProps) => {
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema: synonymValues,
    texts: { Word: '请输入词', Meaning: '请输入搜得到商品的词' },
    defaultValues: { Word: word, Meaning: synonym?.Meaning ?? '', BothWays: synonym?.BothWays ?? false },
    send: onSubmit,
    onSent: onClose,
    refresh: async () => void (await onRefresh()),
  })
  const { register, formState: { errors } } = form
  const isForWord = synonym === null && word !== ''
  return (
    <>
      <LeaveGuard dirty={dirty} />
      <FormDialog
        open
        size="small"
        title={titleOf(synonym !== null, isForWord)}
        description={isForWord ? `搜“${word}”的人想找什么？填一个搜得到商品的词，保存后马上生效。` : '保存后马上生效。编码、型号搜到的商品不受影响。'}
        dirty={dirty}
        pending={pending}
        problem={problem ? <FormProblemText problem={problem} /> : undefined}
        onSubmit={(event) => void submit(event)}
        onOpenChange={(open) => (open ? undefined : onClose())}
      >
        <Stack gap={16}>
          {isForWord ? null : (
            <Field label="词" required error={errors.Word?.message} hint="买家会搜的词">
              <TextInput {...register('Word')} maxLength={searchWordLimits.word} autoComplete="off" placeholder="如：钉书器" />
            </Field>
          )}
          <Field label="也找" required error={errors.Meaning?.message} hint="直接搜到的商品仍排在前面">
            <TextInput {...register('Meaning')} maxLength={searchWordLimits.word} autoComplete="off" placeholder="如：订书机" />
          </Field>
          <Checkbox {...register('BothWays')}>互为同义词：反过来搜也一样</Checkbox>
        </Stack>
      </FormDialog>
    </>
  )
}
