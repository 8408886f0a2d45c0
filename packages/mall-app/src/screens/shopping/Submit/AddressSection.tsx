import type { Address } from '@mall/api/contract'
import { Alert } from '@mall/ui/alert'
import { Button } from '@mall/ui/button'
import { Field } from '@mall/ui/field'
import { Icon } from '@mall/ui/icon'
import { Section } from '@mall/ui/section'
import { StatusTag } from '@mall/ui/status-tag'
import { useState, type ReactNode } from 'react'
import { addressText } from '../../../features/address/address-words.ts'
import * as S from './Submit.styles.ts'

interface AddressSectionProps {
  readonly addresses: readonly Address[]
  readonly value: number | null
  readonly error: string | undefined
  readonly onChange: (addressId: number) => void
  readonly onAdd: () => void
  /** When it is to be there. */
  readonly children: ReactNode
}

const shownAtFirst = 4

/** 收货: the usual addresses as cards, the chosen one always in sight, and a new one without leaving the page. */
export const AddressSection = ({ addresses, value, error, onChange, onAdd, children }: AddressSectionProps) => {
  const [isWhole, setWhole] = useState(false)
  const shown = addresses.filter((address, at) => isWhole || at < shownAtFirst || address.AddressId === value)
  return (
    <Section title="收货" heading="start">
      <Field label="收货地址" hideLabel required group error={error}>
        <S.Choices
          data-columns="2"
          data-notes="below"
          appearance="cards"
          value={String(value ?? '')}
          onValueChange={(chosen) => onChange(Number(chosen))}
          options={shown.map((address) => ({
            value: String(address.AddressId),
            label: (
              <S.Recipient>
                <b>{address.Consignee}</b> <span>{address.Mobile}</span>
                {address.IsDefault ? <StatusTag tone="success">默认</StatusTag> : null}
                {address.IsOwn ? null : <StatusTag tone="neutral">部门共享</StatusTag>}
              </S.Recipient>
            ),
            note: addressText(address),
          }))}
        />
      </Field>
      {addresses.length === 0 ? <Alert>还没有收货地址，请先新增。</Alert> : null}
      <S.Links>
        {addresses.length > shownAtFirst ? (
          <Button variant="text" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? '收起地址' : `全部地址（${addresses.length}）`}
          </Button>
        ) : null}
        <Button variant="text" icon={<Icon name="plus" size={16} />} onClick={onAdd}>
          新增收货地址
        </Button>
      </S.Links>
      {children}
    </Section>
  )
}
