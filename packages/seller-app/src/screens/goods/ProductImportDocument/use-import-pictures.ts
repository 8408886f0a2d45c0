import { photoRules } from '@mall/api/contract'
import { productImportPictures, type ProductImportDetail } from '@mall/api/seller/contract'
import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { failureText } from '@mall/app-kit/words/failure-text.ts'
import { useEffect, useRef, useState } from 'react'
import { useSeller } from '../../../queries/seller.ts'
import type { SentPictures } from './ImportPictures.tsx'
import { PicturesRefused, readPictures } from './read-pictures.ts'

interface Problem {
  readonly Name: string
  readonly Message: string
}

/** Sends the pictures of a zip one by one, each checked by the server as any photo, and adds them to an import. Leaving the page stops it; what was added stays. */
export const useImportPictures = (one: Pick<ProductImportDetail, 'ImportId' | 'Version'>) => {
  const seller = useSeller()
  const adding = useAction('POST /api/SellerProductImport/AddPictures', { silent: true, quiet: true, awaitsChanges: true })
  const [sending, setSending] = useState<SentPictures | null>(null)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const send = async (files: readonly File[], signal: AbortSignal): Promise<void> => {
    const { pictures, tooLarge } = await readPictures(files)
    setProblems(tooLarge.map((Name) => ({ Name, Message: photoRules.messages.maxSize })))
    const add = (Pictures: readonly { readonly Name: string; readonly Url: string }[]) =>
      Pictures.length === 0 ? undefined : adding.send({ ImportId: one.ImportId, Version: one.Version, Pictures: [...Pictures] })
    let uploaded: { Name: string; Url: string }[] = []
    setSending({ sent: 0, of: pictures.length })
    for (const [at, picture] of pictures.entries()) {
      if (signal.aborted) break
      try {
        const { Url } = await seller.upload(picture, { url: '/api/SellerProduct/UploadPicture', rules: photoRules, signal, quiet: true, silent: true })
        uploaded.push({ Name: picture.name, Url })
      } catch (failure) {
        if (signal.aborted) break
        setProblems((before) => [...before, { Name: picture.name, Message: failureText(failure) }])
      }
      setSending({ sent: at + 1, of: pictures.length })
      if (uploaded.length === productImportPictures) {
        await add(uploaded)
        uploaded = []
      }
    }
    await add(uploaded)
  }

  return {
    sending, problems,
    stop: () => running.current?.abort(),
    start: (files: readonly File[]) => {
      if (running.current !== null) return
      const controller = new AbortController()
      running.current = controller
      setProblems([])
      void send(files, controller.signal)
        .catch((failure: unknown) => setProblems((before) => [...before, { Name: '', Message: failure instanceof PicturesRefused ? failure.message : failureText(failure) }]))
        .finally(() => {
          running.current = null
          setSending(null)
        })
    },
  }
}
