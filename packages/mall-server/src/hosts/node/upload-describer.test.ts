import { encode as encodePng } from 'fast-png'
import { encode as encodeJpeg } from 'jpeg-js'
import { describe, expect, it } from 'vitest'
import { describeUpload } from '../../catalogue/search/image/describe-upload.ts'
import { createUploadDescriber } from './upload-describer.ts'

const picture = (side: number): Uint8Array<ArrayBuffer> => {
  const data = Uint8Array.from({ length: side * side * 4 }, (_, index) => (index % 4 === 3 ? 255 : (index * 7) % 251))
  return new Uint8Array(encodePng({ width: side, height: side, data, channels: 4 }))
}

describe('pictures described in a worker', () => {
  it('returns the same as in the main thread, and null for an unreadable picture', async () => {
    const describer = createUploadDescriber()
    expect(await describer(picture(40))).toEqual(describeUpload(picture(40)))
    expect(await describer(new TextEncoder().encode('<svg/>'))).toBeNull()
  })

  it('does not block the server meanwhile', async () => {
    const data = new Uint8Array(2400 * 2400 * 4).fill(200)
    const large = new Uint8Array(encodeJpeg({ width: 2400, height: 2400, data }, 80).data)
    let turns = 0
    const counter = setInterval(() => turns++, 1)
    const described = await createUploadDescriber()(large)
    clearInterval(counter)
    expect(described).not.toBeNull()
    expect(turns).toBeGreaterThan(10)
  })

  it('describes one after the other and rejects when the queue is full', async () => {
    const describer = createUploadDescriber()
    const results = await Promise.allSettled(Array.from({ length: 12 }, () => describer(picture(16))))
    const rejected = results.filter((result) => result.status === 'rejected')
    expect(rejected.map((result) => String(result.reason))).toEqual(Array.from({ length: 3 }, () => 'BusinessError: 图片搜索繁忙，请稍后再试'))
    expect(results.filter((result) => result.status === 'fulfilled' && result.value instanceof Uint8Array)).toHaveLength(9)
    expect(await describer(picture(16))).toEqual(describeUpload(picture(16)))
  })
})
