import type { Address } from '@mall/api/contract'
import { Alert } from '@mall/ui/alert'
import { Button } from '@mall/ui/button'
import { Field } from '@mall/ui/field'
import { Icon } from '@mall/ui/icon'
import { RadioGroup } from '@mall/ui/radio-group'
import { Section } from '@mall/ui/section'
import { Inline } from '@mall/ui/stack'
import { useState } from 'react'
import { addressText } from '../../../features/address/address-words.ts'

interface AddressSectionProps {
  readonly addresses: readonly Address[]
  readonly value: number | null
  readonly error: string | undefined
  readonly onChange: (addressId: number) => void
  readonly onAdd: () => void
}

const shownAtFirst = 4

/** 收货地址: the usual ones as cards, the chosen one always in sight, and a new one without leaving the page. */
export const AddressSection = ({ addresses, value, error, onChange, onAdd }: AddressSectionProps) => {
  const [isWhole, setWhole] = useState(false)
  const shown = addresses.filter((address, at) => isWhole || at < shownAtFirst || address.AddressId === value)
  return (
    <Section title="收货地址" heading="start">
      <Field label="收货地址" hideLabel required group error={error}>
        <RadioGroup
          appearance="cards"
          value={String(value ?? '')}
          onValueChange={(chosen) => onChange(Number(chosen))}
          options={shown.map((address) => ({
            value: String(address.AddressId),
            label: `${address.Consignee} ${address.Mobile}${address.IsDefault ? '（默认）' : ''}${address.IsOwn ? '' : '（部门共享）'}`,
            note: addressText(address),
          }))}
        />
      </Field>
      {addresses.length === 0 ? <Alert>还没有收货地址，请先新增。</Alert> : null}
      <Inline>
        {addresses.length > shownAtFirst ? (
          <Button variant="text" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? '收起地址' : `全部地址（${addresses.length}）`}
          </Button>
        ) : null}
        <Button variant="text" icon={<Icon name="plus" size={16} />} onClick={onAdd}>
          新增收货地址
        </Button>
      </Inline>
    </Section>
  )
}
