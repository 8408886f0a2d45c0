import { addressLimits, type Address, type AddressAction } from '@mall/api/contract'
import type { ImportSource } from '@mall/app-kit/import/use-import.ts'
import { controllerKey } from '@mall/app-kit/query/query-keys.ts'
import { useMallServices } from '@mall/app-kit/session/mall-context.ts'
import { ConfirmDialog } from '@mall/ui/dialog'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useState } from 'react'
import { useAddressCalls } from '../../../features/address/use-address-calls.ts'
import { useListPage } from '../../../queries/use-list-page.ts'
import { addressesList } from './addresses-list.ts'
import { AddressesView } from './AddressesView.tsx'

const AddressForm = lazy(async () => ({ default: (await import('../../../features/address/AddressForm.tsx')).AddressForm }))

const ImportAddresses = lazy(async () => ({ default: (await import('./ImportAddresses.tsx')).ImportAddresses }))

const quietly = { silent: true, quiet: true } as const

type Open = { readonly kind: 'save'; readonly address: Address | null } | { readonly kind: 'delete'; readonly address: Address } | { readonly kind: 'import' }

/** `/userCenter/management/address` */
export const Addresses = () => {
  const { mall, notify } = useMallServices()
  const queryClient = useQueryClient()
  const state = useListPage(addressesList)
  const calls = useAddressCalls()
  const [open, setOpen] = useState<Open | null>(null)
  const refresh = () => void queryClient.invalidateQueries({ queryKey: controllerKey('Address') })
  const close = () => setOpen(null)
  const setting = useMutation({
    mutationFn: ({ AddressId, Version }: Address) => mall.address.setDefault({ AddressId, Version }),
    onSuccess: ({ Consignee }) => notify(`已将“${Consignee}”设为默认地址`),
    onSettled: refresh,
  })
  const deleting = useMutation({
    mutationFn: ({ AddressId, Version }: Address) => mall.address.delete({ AddressId, Version }),
    onSuccess: (_, { Consignee }) => notify(`已删除“${Consignee}”的地址`),
    onSettled: () => {
      close()
      refresh()
    },
  })
  const importing: ImportSource<never> = {
    subject: '收货地址',
    partSize: addressLimits.addresses,
    check: (file, signal) => mall.address.importCheck(file, { ...quietly, signal }),
    land: async (rows, RequestId) => ({ ...(await mall.address.import({ Rows: rows.map(({ RowNo, Cells }) => ({ RowNo, Cells })), RequestId }, quietly)), landed: [] }),
  }
  const { mutate: setDefault } = setting
  const start = useCallback(
    (task: AddressAction, address: Address) => {
      if (task === 'SetDefault') setDefault(address)
      else setOpen({ kind: task === 'Edit' ? 'save' : 'delete', address })
    },
    [setDefault],
  )
  return (
    <>
      <AddressesView
        state={state}
        pending={setting.isPending || deleting.isPending}
        onCreate={() => setOpen({ kind: 'save', address: null })}
        onImport={() => setOpen({ kind: 'import' })}
        onTask={start}
      />
      <Suspense>
        {open?.kind === 'save' ? (
          <AddressForm
            address={open.address}
            calls={calls}
            onClose={close}
            onSaved={() => {
              notify('收货地址已保存')
              close()
            }}
          />
        ) : null}
        {open?.kind === 'import' ? <ImportAddresses source={importing} onLanded={refresh} onClose={close} /> : null}
      </Suspense>
      {open?.kind === 'delete' ? (
        <ConfirmDialog
          open
          danger
          title="删除收货地址"
          description={`确定删除“${open.address.Consignee}”吗？删除后不可恢复`}
          messages={{ confirm: '删除' }}
          pending={deleting.isPending}
          onConfirm={() => deleting.mutate(open.address)}
          onOpenChange={close}
        />
      ) : null}
    </>
  )
}
