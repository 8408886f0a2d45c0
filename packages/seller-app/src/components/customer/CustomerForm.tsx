import { choicesOf, paymentTypeNames, taxCheckDigitWarning, taxNumberProblem, type CallOutput, type PaymentType } from '@mall/api/contract'
import { customerCatalogueNames, customerLimits, newCustomer, type CustomerCatalogue, type SellerCategory, type SellerCustomerDetail } from '@mall/api/seller/contract'
import { FormProblemText } from '@mall/app-kit/forms/FormProblemText.tsx'
import { LeaveGuard } from '@mall/app-kit/forms/LeaveGuard.tsx'
import { useMallForm } from '@mall/app-kit/forms/use-mall-form.ts'
import { Checkbox } from '@mall/ui/checkbox'
import { Combobox } from '@mall/ui/combobox'
import { Field } from '@mall/ui/field'
import { FormDialog } from '@mall/ui/form-dialog'
import { FormGrid } from '@mall/ui/form-grid'
import { RadioGroup } from '@mall/ui/radio-group'
import { Inline } from '@mall/ui/stack'
import { TextInput } from '@mall/ui/text-input'
import { useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { CatalogueCategories } from './CatalogueCategories.tsx'

/** What is typed of a customer; without `ManagerIds` where the user changes nobody's portfolio. */
export type CustomerValues = z.output<typeof newCustomer>

export type FoundGroups = CallOutput<'POST /api/SellerCustomer/Groups'>

export interface CustomerFormProps {
  /** Null: a new one. */
  readonly customer: SellerCustomerDetail | null
  /** Who can look after it; undefined while they load, null where the user changes nobody's portfolio. */
  readonly managers: readonly { readonly StaffId: number; readonly Name: string }[] | undefined | null
  /** All of the mall; undefined while they load. */
  readonly categories: readonly SellerCategory[] | undefined
  readonly findGroups: (keyword: string) => Promise<FoundGroups>
  /** Rejects when it could not be saved: the form stays as it is and says why. */
  readonly onSave: (values: CustomerValues, version: number) => Promise<SellerCustomerDetail>
  readonly onSaved: (saved: SellerCustomerDetail) => void
  /** Reads the customer again, after somebody else changed it. */
  readonly onRefresh: () => Promise<SellerCustomerDetail | undefined>
  readonly onClose: () => void
}

const texts = {
  Name: '请输入客户名称', TaxNo: '请输入正确的统一社会信用代码（18位）或税号（15位）', PaymentTypes: '请至少选择一种付款方式', CategoryIds: `请选择 1 到 ${customerLimits.categories} 个分类`, ManagerIds: '最多选择10人', GroupId: '请选择集团',
}

/** What the server has against a field is said beside it. */
const fieldOf: Readonly<Record<string, keyof typeof texts>> = { CUSTOMER_EXISTS: 'TaxNo', CUSTOMER_GROUP_NOT_FOUND: 'GroupId', CUSTOMER_MANAGER_NOT_FOUND: 'ManagerIds', CATEGORY_NOT_FOUND: 'CategoryIds' }

const payments = Object.keys(paymentTypeNames).map(Number) as readonly PaymentType[]

const valuesOf = (customer: SellerCustomerDetail | null, isAssigning: boolean): CustomerValues => ({
  Name: customer?.Name ?? '',
  TaxNo: customer?.TaxNo ?? '',
  GroupId: customer?.GroupId ?? null,
  PaymentTypes: customer === null ? [] : [...customer.PaymentTypes],
  Catalogue: customer?.Catalogue ?? 'all',
  CategoryIds: customer?.Categories.map(({ CategoryId }) => CategoryId) ?? [],
  ShowPrices: customer?.ShowPrices ?? true,
  ...(isAssigning ? { ManagerIds: customer?.Managers.map(({ StaffId }) => StaffId) ?? [] } : {}),
})

const catalogueNotes: Readonly<Record<CustomerCatalogue, string>> = { all: '协议之外的商品按市场价', categories: '这些分类按市场价，协议商品都看得到', agreed: '看不到、也不能买协议之外的商品' }

/** With 仅协议商品 and no agreement there is nothing to see: said before it is saved. */
const catalogueHint = (catalogue: CustomerCatalogue, agreed: number): string | undefined => (catalogue === 'agreed' && agreed === 0 ? '还没有协议商品：该客户现在看不到任何商品' : undefined)

/** 新建客户, 编辑客户. What was typed stays when saving fails. */
export const CustomerForm = ({ customer, managers, categories, findGroups, onSave, onSaved, onRefresh, onClose }: CustomerFormProps) => {
  const [version, setVersion] = useState(customer?.Version ?? 0)
  const { form, submit, pending, dirty, problem } = useMallForm({
    schema: newCustomer,
    texts,
    defaultValues: valuesOf(customer, managers !== null),
    send: (values) => onSave(values, version),
    onSent: onSaved,
    refresh: async () => {
      const read = await onRefresh()
      if (read !== undefined) setVersion(read.Version)
    },
  })
  const { register, control, clearErrors, formState: { errors } } = form
  const forget = () => clearErrors('root.server')
  const { field: { ref: paymentRef, value: types, onChange: onTypes } } = useController({ control, name: 'PaymentTypes' })
  const { field: { value: catalogue, onChange: onCatalogue } } = useController({ control, name: 'Catalogue' })
  const { field: { ref: categoriesRef, value: chosen = [], onChange: onCategories } } = useController({ control, name: 'CategoryIds' })
  const { field: { ref: groupRef, value: groupId, onChange: onGroup } } = useController({ control, name: 'GroupId' })
  const { field: { ref: managersRef, value: assigned = [], onChange: onAssign } } = useController({ control, name: 'ManagerIds' })
  const taxNo = useWatch({ control, name: 'TaxNo' })
  const [groupName, setGroupName] = useState('')
  const refused = fieldOf[errors.root?.server?.type ?? '']
  const errorOf = (field: keyof typeof texts) => errors[field]?.message ?? (refused === field ? problem?.text : undefined)
  const names = new Map([...(customer?.Managers ?? []), ...(managers ?? [])].map(({ StaffId, Name }) => [StaffId, Name]))
  return (
    <>
      <LeaveGuard dirty={dirty} />
      <FormDialog
        open
        size="large"
        title={customer === null ? '新建客户' : '编辑客户'}
        description={customer === null ? '建立后在客户页邀请管理员，对方凭邮件里的链接设置密码。' : '保存后立即生效，改动记入经过。'}
        tone={customer === null ? 'decisive' : 'primary'}
        dirty={dirty}
        pending={pending}
        problem={problem && refused === undefined ? <FormProblemText problem={problem} /> : undefined}
        messages={customer === null ? { submit: '建立客户' } : {}}
        onSubmit={(event) => void submit(event)}
        onOpenChange={(open) => (open ? undefined : onClose())}
      >
        <FormGrid>
          <Field label="客户名称" required error={errorOf('Name')}>
            <TextInput {...register('Name')} maxLength={60} autoComplete="off" placeholder="与营业执照一致" />
          </Field>
          <Field label="统一社会信用代码" required error={errorOf('TaxNo')} hint={taxNumberProblem(taxNo.trim().toUpperCase()) === 'checkDigit' ? taxCheckDigitWarning : undefined}>
            <TextInput {...register('TaxNo', { onChange: forget })} maxLength={18} autoComplete="off" autoCapitalize="characters" />
          </Field>
          {customer === null ? (
            <Field label="集团" error={errorOf('GroupId')} hint="不选则自成一个集团">
              <Combobox
                ref={groupRef}
                label="集团"
                clearable
                value={groupId === null ? null : { value: groupId, label: groupName }}
                onValueChange={(option) => {
                  setGroupName(option?.label ?? '')
                  onGroup(option?.value ?? null)
                  forget()
                }}
                loadOptions={async (keyword) => (await findGroups(keyword.trim())).map(({ GroupId, Name, Companies }) => ({ value: GroupId, label: Name, description: `${Companies} 家公司` }))}
                messages={{ placeholder: '搜已有的集团' }}
              />
            </Field>
          ) : null}
          {managers === null ? null : (
            <Field label="客户经理" error={errorOf('ManagerIds')} hint="名下客户的员工只看得到自己负责的">
              <Combobox
                ref={managersRef}
                label="客户经理"
                multiple
                disabled={managers === undefined}
                value={assigned.map((value) => ({ value, label: names.get(value) ?? String(value) }))}
                onValueChange={(options) => {
                  onAssign(options.map(({ value }) => value))
                  forget()
                }}
                loadOptions={(keyword) => Promise.resolve((managers ?? []).filter(({ Name }) => Name.includes(keyword.trim())).map(({ StaffId, Name }) => ({ value: StaffId, label: Name })))}
                messages={{ placeholder: '选择谁负责' }}
              />
            </Field>
          )}
          <Field data-full="" label="付款方式" required group error={errorOf('PaymentTypes')}>
            <Inline gap={16}>
              {payments.map((type, at) => (
                <Checkbox
                  key={type}
                  ref={at === 0 ? paymentRef : undefined}
                  checked={types.includes(type)}
                  onCheckedChange={(checked) => onTypes(payments.filter((one) => (one === type ? checked : types.includes(one))))}
                >
                  {paymentTypeNames[type]}
                </Checkbox>
              ))}
            </Inline>
          </Field>
          <Field data-full="" label="目录" required group hint={catalogueHint(catalogue, customer?.AgreedProducts ?? 0)}>
            <RadioGroup
              options={choicesOf(customerCatalogueNames).map(({ value, label }) => ({ value, label, note: catalogueNotes[value] }))}
              value={catalogue}
              onValueChange={(value) => onCatalogue(value)}
            />
          </Field>
          {catalogue === 'categories' ? (
            <CatalogueCategories
              ref={categoriesRef}
              categories={categories}
              value={chosen}
              error={errorOf('CategoryIds')}
              onChange={(ids) => {
                onCategories(ids)
                forget()
              }}
            />
          ) : null}
          <Field data-full="" label="价格" group hint="不勾选时，只有角色里有“查看价格”的人看得到">
            <Checkbox {...register('ShowPrices')}>所有人都看得到价格</Checkbox>
          </Field>
        </FormGrid>
      </FormDialog>
    </>
  )
}
