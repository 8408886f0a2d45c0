import { Button, UploadField } from '@mall/ui'
import { allowFiles, imageFiles, pdfFiles } from '@mall/ui/file-kinds'
import { useState } from 'react'
import { ignoreShown, mall } from './mall.ts'

const { allowedTypes, validate } = allowFiles([...imageFiles, ...pdfFiles])

/** What goes to the mall, and what comes from it. */
export const Files = () => {
  const [busy, setBusy] = useState(false)
  const saveOrders = async () => {
    setBusy(true)
    // The browser saves it under the name that the mall gives it.
    await mall.order.export().catch(ignoreShown)
    setBusy(false)
  }
  return (
    <>
      <UploadField
        multiple
        maxCount={3}
        rules={{ allowedTypes, maxSizeMB: 10 }}
        validate={validate}
        upload={(file, { signal, onProgress }) => mall.upload(file, { signal, onProgress, silent: true })}
      />
      <Button loading={busy} onClick={() => void saveOrders()} style={{ justifySelf: 'start' }}>
        导出我的订单
      </Button>
    </>
  )
}
