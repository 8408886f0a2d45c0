import type { Address, AddressList } from '@mall/api/contract'
import type { ListState } from '@mall/app-kit/list/list-state.ts'
import { ListPage } from '@mall/app-kit/list/ListPage.tsx'
import { Button } from '@mall/ui/button'
import { Empty } from '@mall/ui/empty'
import { Inline, Stack } from '@mall/ui/stack'
import { StatusTag } from '@mall/ui/status-tag'
import { Text } from '@mall/ui/text'
import { useMemo } from 'react'
import { addressText, sharingText } from '../../../features/address/address-words.ts'
import { addressesDrawing } from '../../../components/drawings/addresses.tsx'
import { AddressRowActions, type OnAddressTask } from './AddressActions.tsx'
import { addressesColumns } from './addresses-columns.tsx'
import { addressesList } from './addresses-list.ts'

export interface AddressesViewProps {
  readonly state: ListState<AddressList, typeof addressesList>
  /** A task is under way. */
  readonly pending: boolean
  readonly onCreate: () => void
  readonly onImport: () => void
  readonly onTask: OnAddressTask
}

const addressId = ({ AddressId }: Address) => String(AddressId)

const factOf = ({ OwnerCounts: { own, shared } }: AddressList): string => `${own} 个收货地址，最多 50 个${shared === 0 ? '' : `；另有同事共享 ${shared} 个`}`

/** 收货地址: own ones, the default one first, and those that colleagues share. */
export const AddressesView = ({ state, pending, onCreate, onImport, onTask }: AddressesViewProps) => {
  const { data } = state
  const columns = useMemo(() => addressesColumns({ pending, onTask }), [pending, onTask])
  const counts = data?.OwnerCounts
  const countOf = (owner: string | number | null) => counts && (owner === null ? counts.own + counts.shared : owner === 'own' ? counts.own : counts.shared)
  return (
    <ListPage<Address>
      list={addressesList}
      state={state}
      name="收货地址"
      fact={data && factOf(data)}
      subject="地址"
      columns={columns}
      rowKey={addressId}
      countOf={countOf}
      action={
        <>
          {data?.AllowActions.includes('Import') ? <Button onClick={onImport}>导入</Button> : null}
          {data?.AllowActions.includes('Create') ? (
            <Button variant="decisive" onClick={onCreate}>
              新增收货地址
            </Button>
          ) : null}
        </>
      }
      empty={
        <Empty size="small" title="暂无收货地址" picture={addressesDrawing}>
          新增后，提交订单时可直接选用
        </Empty>
      }
      renderCard={(address) => (
        <Stack gap={8}>
          <Inline justify="between">
            <Text strong>{`${address.Consignee} ${address.Mobile}`}</Text>
            {address.IsDefault ? <StatusTag tone="success">默认</StatusTag> : null}
          </Inline>
          <Text>{addressText(address)}</Text>
          <Inline justify="between">
            <Text tone="secondary">{[address.Tag, sharingText(address)].filter((words) => words !== '').join(' · ')}</Text>
            <AddressRowActions address={address} pending={pending} onTask={onTask} />
          </Inline>
        </Stack>
      )}
      onOpen={(address) => (address.AllowActions.includes('Edit') ? onTask('Edit', address) : undefined)}
    />
  )
}
