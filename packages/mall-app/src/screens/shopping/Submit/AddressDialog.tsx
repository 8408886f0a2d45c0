import { addressCalls, type Address } from '@mall/api/contract'
import { Button } from '@mall/ui/button'
import { Cascader, type CascaderNode } from '@mall/ui/cascader'
import { Checkbox } from '@mall/ui/checkbox'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { TextInput } from '@mall/ui/text-input'
import { useQuery } from '@tanstack/react-query'
import { useController, useWatch } from 'react-hook-form'
import { loadRegions } from '../../../lib/regions.ts'
import { useMallForm } from '../../../lib/use-mall-form.ts'
import type { AddressDialogEvents } from './SubmitView.tsx'
import type { NewAddress } from './use-save-address.ts'

interface AddressDialogProps extends AddressDialogEvents {
  readonly onSave: (address: NewAddress) => Promise<Address>
}

const schema = addressCalls['POST /api/Address/Save'].body
const empty = { Consignee: '', Mobile: '', Province: '', City: '', District: '', AreaCode: '', Detail: '', Tag: '', IsDefault: false }
const texts = {
  Consignee: '请输入收货人',
  Mobile: '请输入正确的手机号',
  AreaCode: '请选择所在地区',
  Detail: '请输入详细地址',
}
const levels = ['省', '市', '区']
const noPlace: readonly string[] = []
const noRegions: readonly CascaderNode[] = []
const trimmed = (text: string) => text.trim()

/** 新增收货地址. The values stay in the form when saving fails. */
export const AddressDialog = ({ onClose, onSave, onSaved }: AddressDialogProps) => {
  const regions = useQuery({ queryKey: ['regions'], queryFn: loadRegions, staleTime: Infinity })
  const { form, submit, pending, dirty, problem } = useMallForm({ schema, texts, defaultValues: empty, send: onSave, onSent: onSaved })
  const { register, control, setValue, formState } = form
  const { errors } = formState
  const { field: { ref: areaRef, value: areaCode, onChange: onArea } } = useController({ control, name: 'AreaCode' })
  const place = useWatch({ control, name: ['Province', 'City', 'AreaCode'] })

  return (
    <FormDialog
      open
      title="新增收货地址"
      dirty={dirty}
      pending={pending}
      problem={problem?.text}
      onSubmit={(event) => void submit(event)}
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <Field label="收货人" required error={errors.Consignee?.message}>
        <TextInput {...register('Consignee')} maxLength={20} autoComplete="name" />
      </Field>
      <Field label="手机" required error={errors.Mobile?.message}>
        <TextInput
          {...register('Mobile', { setValueAs: trimmed })}
          inputMode="numeric"
          maxLength={11}
          autoComplete="tel-national"
        />
      </Field>
      <Field label="所在地区" required error={regions.isError ? <RegionsFailed onRetry={() => void regions.refetch()} /> : errors.AreaCode?.message}>
        <Cascader
          ref={areaRef}
          label="所在地区"
          levels={levels}
          nodes={regions.data ?? noRegions}
          disabled={regions.data === undefined}
          value={areaCode === '' ? noPlace : place}
          onValueChange={([Province = '', City = '', AreaCode = ''], { nodes }) => {
            setValue('Province', Province)
            setValue('City', City)
            setValue('District', nodes.at(-1)?.label ?? '')
            onArea(AreaCode)
          }}
        />
      </Field>
      <Field label="详细地址" required error={errors.Detail?.message}>
        <TextInput
          {...register('Detail')}
          maxLength={100}
          counter
          autoComplete="street-address"
        />
      </Field>
      <Field label="标签">
        <TextInput {...register('Tag')} maxLength={10} placeholder="如：总部前台" />
      </Field>
      <Checkbox {...register('IsDefault')}>设为默认地址</Checkbox>
    </FormDialog>
  )
}

const RegionsFailed = ({ onRetry }: { readonly onRetry: () => void }) => (
  <>
    地区数据加载失败{' '}
    <Button variant="text" onClick={onRetry}>
      重试
    </Button>
  </>
)
