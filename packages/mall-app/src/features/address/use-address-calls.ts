import { MallError } from '@mall/api'
import type { Address, CallInput, ParsedAddress } from '@mall/api/contract'
import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { useMall } from '@mall/app-kit/session/mall-context.ts'

export type AddressInput = CallInput<'POST /api/Address/Save'>

/** What the form of an address asks for and sends. */
export interface AddressCalls {
  /** Rejects when it could not be saved: the form stays as it is and says why. */
  readonly save: (input: AddressInput) => Promise<Address>
  readonly parse: (text: string) => Promise<ParsedAddress>
  /** Reads an address again, after somebody else changed it. Rejects when it is gone. */
  readonly read: (addressId: number) => Promise<Address>
}

const quietly = { silent: true, quiet: true } as const

/** The calls of the form. Its failures are shown in it. */
export const useAddressCalls = (): AddressCalls => {
  const mall = useMall()
  const saving = useAction('POST /api/Address/Save', quietly)
  return {
    save: saving.send,
    parse: (Text) => mall.address.parse({ Text }, quietly),
    read: async (addressId) => {
      const { Items } = await mall.address.list({ PageIndex: 1, PageSize: 1000 }, quietly)
      const found = Items.find(({ AddressId }) => AddressId === addressId)
      if (found === undefined) throw new MallError('business', '该地址已被删除')
      return found
    },
  }
}
