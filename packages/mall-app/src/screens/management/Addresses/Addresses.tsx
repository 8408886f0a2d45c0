import { addressLimits, type Address, type AddressAction } from '@mall/api/contract'
import { useAction } from '@mall/app-kit/actions/use-action.ts'
import type { ImportSource } from '@mall/app-kit/import/use-import.ts'
import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import { useMallServices } from '@mall/app-kit/session/mall-context.ts'
import { ConfirmDialog } from '@mall/ui/dialog'
import { Suspense, useCallback, useState } from 'react'
import { useAddressCalls } from '../../../features/address/use-address-calls.ts'
import { useListPage } from '../../../queries/use-list-page.ts'
import { addressesList } from './addresses-list.ts'
import { AddressesView } from './AddressesView.tsx'

const AddressForm = lazyInPage(async () => (await import('../../../features/address/AddressForm.tsx')).AddressForm)

const ImportAddresses = lazyInPage(async () => (await import('./ImportAddresses.tsx')).ImportAddresses)

const quietly = { silent: true, quiet: true } as const

type Open = { readonly kind: 'save'; readonly address: Address | null } | { readonly kind: 'delete'; readonly address: Address } | { readonly kind: 'import' }

const targetOf = ({ AddressId, Version }: Address) => ({ AddressId, Version })

/** `/userCenter/management/address` */
export const Addresses = () => {
  const { mall, notify } = useMallServices()
  const state = useListPage(addressesList)
  const calls = useAddressCalls()
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const setting = useAction('POST /api/Address/SetDefault', { done: ({ Consignee }) => `已将“${Consignee}”设为默认地址` })
  const deleted = open?.kind === 'delete' ? open.address.Consignee : ''
  const deleting = useAction('POST /api/Address/Delete', { onDecided: close, done: `已删除“${deleted}”的地址` })
  const landing = useAction('POST /api/Address/Import', quietly)
  const importing: ImportSource<never> = {
    subject: '收货地址',
    partSize: addressLimits.addresses,
    check: (file, signal) => mall.address.importCheck(file, { ...quietly, signal }),
    land: async (rows) => ({ ...(await landing.send({ Rows: rows.map(({ RowNo, Cells }) => ({ RowNo, Cells })) })), landed: [] }),
  }
  const { run: setDefault } = setting
  const start = useCallback(
    (task: AddressAction, address: Address) => {
      if (task === 'SetDefault') setDefault(targetOf(address))
      else setOpen({ kind: task === 'Edit' ? 'save' : 'delete', address })
    },
    [setDefault],
  )
  return (
    <>
      <AddressesView
        state={state}
        pending={setting.pending || deleting.pending}
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
        {open?.kind === 'import' ? <ImportAddresses source={importing} onClose={close} /> : null}
      </Suspense>
      {open?.kind === 'delete' ? (
        <ConfirmDialog
          open
          danger
          title="删除收货地址"
          description={`确定删除“${open.address.Consignee}”吗？删除后不可恢复`}
          messages={{ confirm: '删除' }}
          pending={deleting.pending}
          onConfirm={async () => void (await deleting.send(targetOf(open.address)))}
          onOpenChange={close}
        />
      ) : null}
    </>
  )
}
