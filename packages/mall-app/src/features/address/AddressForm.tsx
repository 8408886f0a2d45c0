import { addressCalls, type Address, type Area, type ParsedAddress } from '@mall/api/contract'
import { changedTo } from '@mall/app-kit/forms/changed-to.ts'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { Button } from '@mall/ui/button'
import { Cascader, type CascaderNode } from '@mall/ui/cascader'
import { Checkbox } from '@mall/ui/checkbox'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { FormGrid } from '@mall/ui/form-grid'
import { Inline } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { TextInput } from '@mall/ui/text-input'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { loadRegions } from './regions.ts'
import { areaText } from './address-words.ts'
import { AddressPaste } from './AddressPaste.tsx'
import type { AddressCalls, AddressInput } from './use-address-calls.ts'

interface AddressFormProps {
  /** Null: a new one. */
  readonly address: Address | null
  readonly calls: AddressCalls
  /** The page asks itself before it is left. */
  readonly isGuarded?: boolean
  readonly onSaved: (address: Address) => void
  readonly onClose: () => void
}

const schema = addressCalls['POST /api/Address/Save'].body
const empty = { Consignee: '', Mobile: '', Province: '', City: '', District: '', AreaCode: '', Detail: '', Tag: '', IsDefault: false, IsShared: false }
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

const valuesOf = (address: Address | null): AddressInput => {
  if (address === null) return empty
  const { AddressId, Consignee, Mobile, Province, City, District, AreaCode, Detail, Tag, IsDefault, SharedWith, Version } = address
  return { AddressId, Consignee, Mobile, Province, City, District, AreaCode, Detail, Tag, IsDefault, IsShared: SharedWith !== null, Version }
}

/** 新增收货地址, 编辑收货地址. What was typed stays when saving fails. */
export const AddressForm = ({ address, calls, isGuarded = false, onSaved, onClose }: AddressFormProps) => {
  const regions = useQuery({ queryKey: ['regions'], queryFn: loadRegions, staleTime: Infinity })
  const [latest, setLatest] = useState<Address | null>(null)
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema,
    texts,
    defaultValues: valuesOf(address),
    send: calls.save,
    onSent: onSaved,
    refresh: async ({ setValue }) => {
      if (address === null) return
      const fresh = await calls.read(address.AddressId)
      setLatest(fresh)
      setValue('Version', fresh.Version)
    },
  })
  const { register, control, setValue, clearErrors, formState: { errors } } = form
  const { field: { ref: areaRef, value: areaCode, onChange: onAreaCode } } = useController({ control, name: 'AreaCode' })
  const [Consignee, Mobile, Detail, Tag, IsShared] = useWatch({ control, name: ['Consignee', 'Mobile', 'Detail', 'Tag', 'IsShared'] })
  const sharingNow = latest === null ? undefined : latest.SharedWith !== null
  const sharingHint = changedTo(sharingNow, IsShared, sharingNow ? '共享' : '不共享')
  const place = useWatch({ control, name: ['Province', 'City', 'AreaCode'] })
  const changed = { shouldDirty: true, shouldValidate: true } as const
  const onArea = ({ Province, City, District, AreaCode }: Area) => {
    setValue('Province', Province)
    setValue('City', City)
    setValue('District', District)
    onAreaCode(AreaCode)
    clearErrors('AreaCode')
  }
  const onRecognised = (parsed: ParsedAddress) => {
    for (const name of ['Consignee', 'Mobile', 'Detail'] as const) if (parsed[name] !== '') setValue(name, parsed[name], changed)
    // The area of another street would be a wrong one.
    if (parsed.Area !== null || parsed.Candidates.length > 0 || parsed.Detail !== '') onArea(parsed.Area ?? empty)
  }
  return (
    <>
      {isGuarded ? null : <LeaveGuard dirty={dirty} />}
      <FormDialog
        open
        size="large"
        title={address === null ? '新增收货地址' : '编辑收货地址'}
        dirty={dirty}
        pending={pending}
        problem={problem ? <FormProblemText problem={problem} /> : undefined}
        onSubmit={(event) => void submit(event)}
        onOpenChange={(open) => (open ? undefined : onClose())}
      >
        <AddressPaste onParse={calls.parse} onRecognised={onRecognised} isAreaOpen={areaCode === ''} onArea={onArea} />
        <FormGrid>
          <Field label="收货人" required error={errors.Consignee?.message} hint={changedTo(latest?.Consignee, Consignee, latest?.Consignee)}>
            <TextInput {...register('Consignee')} maxLength={20} autoComplete="name" />
          </Field>
          <Field label="手机" required error={errors.Mobile?.message} hint={changedTo(latest?.Mobile, Mobile, latest?.Mobile)}>
            <TextInput {...register('Mobile', { setValueAs: trimmed })} inputMode="numeric" maxLength={11} autoComplete="tel-national" />
          </Field>
          <Field
            data-full=""
            label="所在地区"
            required
            error={regions.isError ? <RegionsFailed onRetry={() => void regions.refetch()} /> : errors.AreaCode?.message}
            hint={changedTo(latest?.AreaCode, areaCode, latest ? areaText(latest) : undefined)}
          >
            <Cascader
              ref={areaRef}
              label="所在地区"
              levels={levels}
              nodes={regions.data ?? noRegions}
              disabled={regions.data === undefined}
              value={areaCode === '' ? noPlace : place}
              onValueChange={([Province = '', City = '', AreaCode = ''], { nodes }) => onArea({ Province, City, District: nodes.at(-1)?.label ?? '', AreaCode })}
            />
          </Field>
          <Field data-full="" label="详细地址" required error={errors.Detail?.message} hint={changedTo(latest?.Detail, Detail, latest?.Detail)}>
            <TextInput {...register('Detail')} value={Detail} maxLength={100} counter autoComplete="street-address" />
          </Field>
          <Field label="标签" hint={changedTo(latest?.Tag, Tag, latest?.Tag || '无')}>
            <TextInput {...register('Tag')} maxLength={10} placeholder="如：总部前台" />
          </Field>
        </FormGrid>
        <Inline gap={24}>
          {address?.IsOwn === false || address?.IsDefault ? null : <Checkbox {...register('IsDefault')}>设为默认地址</Checkbox>}
          <Checkbox {...register('IsShared')}>{address?.IsOwn === false ? `与${address.SharedWith ?? '部门'}共享` : '与本部门共享'}</Checkbox>
          {sharingHint === undefined ? null : <Text tone="secondary">{sharingHint}</Text>}
        </Inline>
      </FormDialog>
    </>
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
