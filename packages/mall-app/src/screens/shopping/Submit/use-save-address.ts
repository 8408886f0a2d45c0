import { isMallError } from '@mall/api'
import type { Address } from '@mall/api/contract'
import { useMall } from '../../../lib/mall-context.ts'

export type NewAddress = Omit<Address, 'AddressId'>

/** Saves an address and answers it; a refusal is answered in words, to stand beside the form. */
export function useSaveAddress(onSaved: () => void) {
  const mall = useMall()
  return async (address: NewAddress): Promise<{ saved: Address } | { problem: string }> => {
    try {
      const saved = await mall.address.save(address, { silent: true, quiet: true })
      onSaved()
      return { saved }
    } catch (error) {
      return { problem: isMallError(error) ? error.message : '网络连接故障' }
    }
  }
}
