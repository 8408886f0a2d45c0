import { productSelectCalls, selectionLimits, selectionScenes, type Category1 } from '@mall/api/contract'
import { AmountInput } from '@mall/app-kit/forms/AmountInput.tsx'
import { parseAmount } from '@mall/app-kit/forms/parse-amount.ts'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { Button } from '@mall/ui/button'
import { Checkbox } from '@mall/ui/checkbox'
import { Field } from '@mall/ui/field'
import { RadioGroup } from '@mall/ui/radio-group'
import { TextInput } from '@mall/ui/text-input'
import { TreeSelect } from '@mall/ui/tree-select'
import { useEffect, useMemo } from 'react'
import { useController, useWatch } from 'react-hook-form'
import type { Occasion } from './select-query.ts'
import * as S from './ProductSelect.styles.ts'

interface OccasionFormProps {
  /** What the address says. */
  readonly occasion: Partial<Occasion>
  /** Undefined while they load. */
  readonly categories: readonly Category1[] | undefined
  /** The plans are on their way. */
  readonly selecting: boolean
  readonly onSelect: (occasion: Occasion) => void
}

const schema = productSelectCalls['POST /api/Product/Select'].body
const texts = {
  People: `请输入1–${selectionLimits.people}的整数`,
  Budget: '请输入大于0的金额，最多两位小数',
  CategoryIds: `请选择品类，最多${selectionLimits.categories}个`,
}
const scenes = selectionScenes.map((value) => ({ value, label: value }))

/** Categories of two levels: a third would be too many to choose from. */
const nodesOf = (categories: readonly Category1[]) =>
  categories.map(({ CategoryId, Name, Category2List }) => ({
    id: String(CategoryId), label: Name, children: Category2List.map((second) => ({ id: String(second.CategoryId), label: second.Name })),
  }))

/** Who comes, for what, and for how much. */
export const OccasionForm = ({ occasion, categories, selecting, onSelect }: OccasionFormProps) => {
  const { form, submit } = useMallForm({ schema, texts, defaultValues: occasion, send: (values) => Promise.resolve(values), onSent: onSelect })
  const { register, control, reset, formState: { errors } } = form
  const { field: { value: scene, onChange: onScene } } = useController({ control, name: 'Scene' })
  const { field: { ref: categoryRef, value: chosen, onChange: onCategories } } = useController({ control, name: 'CategoryIds' })
  const { field: { value: onlyAgreed, onChange: onAgreed } } = useController({ control, name: 'OnlyAgreed' })
  const { field: { value: onlyInStock, onChange: onInStock } } = useController({ control, name: 'OnlyInStock' })
  const nodes = useMemo(() => nodesOf(categories ?? []), [categories])
  const isCustom = useWatch({ control, name: 'Scene' }) === '自定义'
  // Back and forward change the address under the form.
  useEffect(() => reset(occasion), [reset, occasion])
  return (
    <S.Form noValidate aria-label="选品条件" onSubmit={(event) => void submit(event)}>
      <Field label="采购场景" required group>
        <RadioGroup options={scenes} value={scene} onValueChange={onScene} />
      </Field>
      <S.Inputs>
        <Field label="人数" required error={errors.People?.message}>
          <TextInput {...register('People', { setValueAs: parseAmount })} inputMode="numeric" autoComplete="off" placeholder={`1–${selectionLimits.people}`} />
        </Field>
        <Field label="预算总额（元）" required error={errors.Budget?.message}>
          <AmountInput control={control} name="Budget" placeholder="含税，如 3000.00" />
        </Field>
        <Field label="品类" required={isCustom} error={errors.CategoryIds?.message} hint={isCustom ? '每个品类按每人1件选品' : undefined}>
          <TreeSelect
            ref={categoryRef}
            label="品类"
            multiple
            nodes={nodes}
            disabled={categories === undefined}
            messages={{ placeholder: isCustom ? '请选择品类' : '全部品类' }}
            value={(chosen ?? []).map(String)}
            onValueChange={(ids) => onCategories(ids.map(Number))}
          />
        </Field>
        <S.Switches role="group" aria-label="商品范围">
          <Checkbox checked={onlyAgreed === true} onCheckedChange={onAgreed}>
            仅协议商品
          </Checkbox>
          <Checkbox checked={onlyInStock === true} onCheckedChange={onInStock}>
            仅现货
          </Checkbox>
        </S.Switches>
        <Button type="submit" variant="primary" loading={selecting}>
          生成方案
        </Button>
      </S.Inputs>
    </S.Form>
  )
}
