import { purchaseListCalls, purchaseListLimits, type PurchaseList } from '@mall/api/contract'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { QueryState, type QueryLike } from '@mall/app-kit/query/QueryState.tsx'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { RadioGroup } from '@mall/ui/radio-group'
import { Select } from '@mall/ui/select'
import { Skeleton } from '@mall/ui/skeleton'
import { Text } from '@mall/ui/text'
import { useController } from 'react-hook-form'
import * as z from 'zod/mini'
import { hasRoom, mergedLines, type ListedProduct, type PurchaseListInput } from './merged-lines.ts'
import { PurchaseListFields } from './PurchaseListFields.tsx'

export interface PurchaseListFormProps {
  /** The products to keep, each with its quantity. */
  readonly lines: readonly ListedProduct[]
  /** Those that the user may see; their own ones can take the products. */
  readonly lists: QueryLike<{ readonly Items: readonly PurchaseList[] }>
  /** Rejects when it could not be saved: the form stays as it is and says why. */
  readonly onSave: (input: PurchaseListInput) => Promise<unknown>
  readonly onClose: () => void
}

const { shape } = purchaseListCalls['POST /api/PurchaseList/Save'].body
const schema = z
  .object({
    Target: z.enum(['new', 'existing']),
    // A name is asked for where a new list needs one.
    Name: z.string().check(z.trim(), z.maxLength(purchaseListLimits.name)),
    Visibility: shape.Visibility,
    ListId: z.nullable(z.int()),
  })
  .check(
    z.refine(({ Target, Name }) => Target !== 'new' || Name !== '', { path: ['Name'] }),
    z.refine(({ Target, ListId }) => Target !== 'existing' || ListId !== null, { path: ['ListId'] }),
  )
const texts = { Name: '请输入清单名称', ListId: '请选择清单' }
const targets = [
  { value: 'new' as const, label: '新清单' },
  { value: 'existing' as const, label: '加入已有清单' },
]

/** 保存为常购清单: a new list with a name and who sees it, or more products for a list of the user's. */
export const PurchaseListForm = ({ lines, lists, onSave, onClose }: PurchaseListFormProps) => {
  const all = mergedLines([], lines)
  const kept = all.slice(0, purchaseListLimits.lines)
  const inputOf = ({ Target, Name, Visibility, ListId }: z.infer<typeof schema>): PurchaseListInput => {
    const list = Target === 'existing' ? lists.data?.Items.find((one) => one.ListId === ListId) : undefined
    if (list === undefined) return { Name, Visibility, Lines: kept }
    return { ListId: list.ListId, Version: list.Version, Name: list.Name, Visibility: list.Visibility, Lines: mergedLines(list.Lines, kept) }
  }
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema,
    texts,
    defaultValues: { Target: 'new', Name: '', Visibility: 'self' as const, ListId: null },
    send: (values) => onSave(inputOf(values)),
    onSent: onClose,
    refresh: async () => void (await lists.refetch()),
  })
  const { register, control, clearErrors, formState: { errors } } = form
  const { field: target } = useController({ control, name: 'Target' })
  const { field: visibility } = useController({ control, name: 'Visibility' })
  const { field: listId } = useController({ control, name: 'ListId' })
  const nameTaken = errors.root?.server?.type === 'PURCHASE_LIST_NAME_TAKEN' ? problem?.text : undefined
  const forget = () => clearErrors('root.server')
  return (
    <FormDialog
      open
      title="保存为常购清单"
      description={`${kept.length < all.length ? `一个清单最多${purchaseListLimits.lines}种商品，前 ` : ''}${kept.length} 种商品及数量会保存到清单，下次可以一次填入快速下单或加入购物车。`}
      dirty={dirty}
      pending={pending}
      problem={problem && nameTaken === undefined ? <FormProblemText problem={problem} /> : undefined}
      onSubmit={(event) => void submit(event)}
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <Field label="保存到" required group>
        <RadioGroup
          options={targets}
          value={target.value}
          onValueChange={(value) => {
            target.onChange(value)
            forget()
          }}
        />
      </Field>
      {target.value === 'new' ? (
        <PurchaseListFields
          name={register('Name', { onChange: forget })}
          nameError={errors.Name?.message ?? nameTaken}
          visibility={visibility.value}
          onVisibilityChange={visibility.onChange}
        />
      ) : (
        <QueryState
          query={lists}
          part
          skeleton={<Skeleton lines={2} role="status" aria-label="常购清单加载中" />}
          isEmpty={({ Items }) => !Items.some(isEditable)}
          empty={<Text tone="secondary">还没有自己的清单，请先保存为新清单。</Text>}
        >
          {({ Items }) => (
            <Field label="清单" required error={errors.ListId?.message} hint="已在清单里的商品，数量会相加">
              <Select
                ref={listId.ref}
                placeholder="请选择清单"
                options={Items.filter(isEditable).map((list) => optionOf(list, kept))}
                value={listId.value}
                onValueChange={(value) => {
                  listId.onChange(value)
                  forget()
                }}
              />
            </Field>
          )}
        </QueryState>
      )}
    </FormDialog>
  )
}

const isEditable = ({ AllowActions }: PurchaseList): boolean => AllowActions.includes('Edit')

const optionOf = ({ ListId, Name, Lines }: PurchaseList, lines: readonly ListedProduct[]) => {
  const fits = hasRoom(mergedLines(Lines, lines))
  return { value: ListId, label: `${Name}（${Lines.length} 种${fits ? '' : `，加入后超过${purchaseListLimits.lines}种`}）`, disabled: !fits }
}
