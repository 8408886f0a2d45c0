import { purchaseListCalls, type PurchaseList } from '@mall/api/contract'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { Button } from '@mall/ui/button'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { QuantityStepper } from '@mall/ui/quantity-stepper'
import { StatusTag } from '@mall/ui/status-tag'
import { Text } from '@mall/ui/text'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import * as z from 'zod/mini'
import { Goods, GoodsList } from '@mall/app-kit/goods/Goods.tsx'
import { addedSince, mostPieces, unbuyable, type LineChecks, type PurchaseListInput } from './merged-lines.ts'
import { PurchaseListFields } from './PurchaseListFields.tsx'

export interface PurchaseListEditorProps {
  readonly list: PurchaseList
  /** What is known of its lines, by product code: whether they can be bought as they were saved. */
  readonly checks: LineChecks
  /** Rejects when it could not be saved: the form stays as it is and says why. */
  readonly onSave: (input: PurchaseListInput) => Promise<unknown>
  /** Reads the list again, after it was changed elsewhere. */
  readonly onRefresh: (listId: number) => Promise<PurchaseList>
  readonly onClose: () => void
}

const { Version, Name, Visibility, Lines } = purchaseListCalls['POST /api/PurchaseList/Save'].body.shape
const schema = z.object({ Version, Name, Visibility, Lines })
const texts = { Name: '请输入清单名称', Lines: '清单里至少要有一种商品；不再需要时请删除清单' }

const productsOf = ({ Lines: lines }: PurchaseList) => lines.map(({ ProductCode, Quantity }) => ({ ProductCode, Quantity }))

/** 编辑常购清单: its name, who sees it, its products and their quantities. */
export const PurchaseListEditor = ({ list, checks, onSave, onRefresh, onClose }: PurchaseListEditorProps) => {
  const [latest, setLatest] = useState(list)
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema,
    texts,
    defaultValues: { Version: list.Version, Name: list.Name, Visibility: list.Visibility, Lines: productsOf(list) },
    send: (values) => onSave({ ...values, ListId: list.ListId }),
    onSent: onClose,
    // What was typed stays; what was added elsewhere meanwhile joins it.
    refresh: async ({ getValues, setValue }) => {
      const fresh = await onRefresh(list.ListId)
      setValue('Version', fresh.Version)
      setValue('Lines', [...getValues('Lines'), ...addedSince(productsOf(latest), productsOf(fresh), getValues('Lines'))], { shouldDirty: true })
      setLatest(fresh)
    },
  })
  const { register, control, clearErrors, formState: { errors } } = form
  const { field: visibility } = useController({ control, name: 'Visibility' })
  const { field: { value: lines, onChange } } = useController({ control, name: 'Lines' })
  const known = new Map([...list.Lines, ...latest.Lines].map((line) => [line.ProductCode, line]))
  const saved = new Map(list.Lines.map(({ ProductCode, Quantity }) => [ProductCode, Quantity]))
  const nameTaken = errors.root?.server?.type === 'PURCHASE_LIST_NAME_TAKEN' ? problem?.text : undefined
  return (
    <>
      <LeaveGuard dirty={dirty} />
      <FormDialog
        open
        size="large"
        title="编辑常购清单"
        dirty={dirty}
        pending={pending}
        problem={problem && nameTaken === undefined ? <FormProblemText problem={problem} /> : undefined}
        onSubmit={(event) => void submit(event)}
        onOpenChange={(open) => (open ? undefined : onClose())}
      >
        <PurchaseListFields
          name={register('Name', { onChange: () => clearErrors('root.server') })}
          nameError={errors.Name?.message ?? nameTaken}
          visibility={visibility.value}
          onVisibilityChange={visibility.onChange}
        />
        <Field label={`商品（${lines.length} 种）`} group error={errors.Lines?.message}>
          {lines.length === 0 ? <Text tone="secondary">已全部移除</Text> : null}
          <GoodsList data-ruled="">
            {lines.map((line) => {
              const product = known.get(line.ProductCode)
              if (product === undefined) return null
              const fault = unbuyable(checks.get(line.ProductCode), saved.get(line.ProductCode) === line.Quantity)
              return (
                <li key={line.ProductCode}>
                  <Goods product={product} gone={fault?.isGone ?? false}>
                    <small>{line.ProductCode}</small>
                    {fault ? <StatusTag tone={fault.isGone ? 'danger' : 'warning'}>{fault.text}</StatusTag> : null}
                  </Goods>
                  <QuantityStepper
                    aria-label={`${product.CustomerProductName} 数量`}
                    unit={product.Unit}
                    max={mostPieces}
                    value={line.Quantity}
                    onValueChange={(Quantity) => onChange(lines.map((one) => (one === line ? { ...one, Quantity } : one)))}
                  />
                  <Button variant="text" aria-label={`移除 ${product.CustomerProductName}`} onClick={() => onChange(lines.filter((one) => one !== line))}>
                    移除
                  </Button>
                </li>
              )
            })}
          </GoodsList>
        </Field>
      </FormDialog>
    </>
  )
}
