import type { CallKey } from '@mall/api/contract'
import { Refusal } from '../refusal.ts'
import type { Answers } from './define.ts'

type OtherKey = Extract<CallKey, `${string}/api/Address/${string}` | `${string}/api/File/${string}`>

const maxAddresses = 50

export const otherAnswers: Answers<OtherKey> = {
  'POST /api/Address/List': (_body, { world }) => world.addresses.toSorted((a, b) => Number(b.IsDefault) - Number(a.IsDefault)),

  'POST /api/Address/Save': ({ AddressId, ...fields }, { world }) => {
    if (AddressId === undefined && world.addresses.length >= maxAddresses) throw new Refusal(`收货地址最多${maxAddresses}个`)
    if (AddressId !== undefined && !world.addresses.some((one) => one.AddressId === AddressId)) throw new Refusal('收货地址不存在')
    if (AddressId === undefined) world.nextId += 1
    const saved = { AddressId: AddressId ?? world.nextId, ...fields }
    const others = world.addresses.filter((one) => one.AddressId !== saved.AddressId)
    world.addresses = [saved, ...(saved.IsDefault ? others.map((one) => ({ ...one, IsDefault: false })) : others)]
    return saved
  },

  'POST /api/File/Execute': (_body, { form, world }) => {
    const files = [...form.values()].filter((value) => value instanceof File)
    const [file, another] = files
    if (!file) throw new Refusal('请选择要上传的文件')
    if (another) throw new Refusal('只能上传一个文件')
    world.nextId += 1
    return { Url: `/files/upload-${world.nextId}`, Name: file.name, Size: file.size, ContentType: file.type || 'application/octet-stream' }
  },
}
