import { isMallError } from '@mall/api'
import { FormDialog } from '@mall/ui/form-dialog'
import { Text } from '@mall/ui/text'
import { useEffect, useRef, useState } from 'react'
import { avatarSize, covering, cropAfter, maxZoom, placeOf, type Crop } from './crop.ts'
import * as S from './AvatarCrop.styles.ts'

export interface AvatarCropProps {
  /** The picture that was picked. */
  readonly file: File
  /** Rejects when the picture could not be sent: the dialog stays as it is and says why. */
  readonly onDone: (picture: File) => Promise<unknown>
  readonly onClose: () => void
}

const unreadable = '无法读取该图片，请换一张'

const cut = (image: HTMLImageElement, crop: Crop): Promise<File> => {
  const canvas = document.createElement('canvas')
  canvas.width = avatarSize
  canvas.height = avatarSize
  const context = canvas.getContext('2d')
  const { left, top, width, height } = placeOf({ width: image.naturalWidth, height: image.naturalHeight }, crop, avatarSize)
  if (context) {
    // A transparent picture would be black in a JPEG.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, avatarSize, avatarSize)
    context.drawImage(image, left, top, width, height)
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(new File([blob], 'avatar.jpg', { type: 'image/jpeg' })) : reject(new Error(unreadable))), 'image/jpeg', 0.9)
  })
}

/** Chooses the part of a picture that is shown as an avatar, by mouse, finger or keys; what is sent is that part alone. */
export const AvatarCrop = ({ file, onDone, onClose }: AvatarCropProps) => {
  const [image, setImage] = useState<HTMLImageElement | null>(null)
  const [crop, setCrop] = useState<Crop>({ zoom: 1, x: 0, y: 0 })
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const shown = useRef<HTMLImageElement>(null)
  const grip = useRef<{ readonly x: number; readonly y: number } | null>(null)
  useEffect(() => {
    const url = URL.createObjectURL(file)
    if (shown.current) shown.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [file])
  const size = image && { width: image.naturalWidth, height: image.naturalHeight }
  const show = (next: Crop) => size && setCrop(covering(size, next))
  const place = size && placeOf(size, crop)
  const send = async () => {
    if (image === null || pending) return
    setPending(true)
    setProblem(null)
    try {
      await onDone(await cut(image, crop))
      onClose()
    } catch (failure) {
      setProblem(isMallError(failure) ? failure.message : unreadable)
    } finally {
      setPending(false)
    }
  }
  return (
    <FormDialog
      open
      size="small"
      title="裁剪头像"
      description="拖动图片或用方向键移动，用滑块或 + − 键缩放。"
      pending={pending}
      problem={problem}
      messages={{ submit: '使用该头像' }}
      onSubmit={() => void send()}
      onOpenChange={onClose}
    >
      <S.Root>
        <S.Frame
          role="application"
          aria-label="头像取景框"
          tabIndex={0}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            grip.current = { x: event.clientX - crop.x, y: event.clientY - crop.y }
          }}
          onPointerMove={(event) => grip.current && show({ ...crop, x: event.clientX - grip.current.x, y: event.clientY - grip.current.y })}
          onPointerUp={() => {
            grip.current = null
          }}
          onKeyDown={(event) => {
            const next = cropAfter(event.key, crop)
            if (next === null) return
            event.preventDefault()
            show(next)
          }}
        >
          <img ref={shown} alt="" draggable={false} style={place ?? { opacity: 0 }} onLoad={(event) => setImage(event.currentTarget)} onError={() => setProblem(unreadable)} />
        </S.Frame>
        <S.Zoom>
          缩放
          <input type="range" min={1} max={maxZoom} step={0.05} value={crop.zoom} disabled={image === null} onChange={(event) => show({ ...crop, zoom: Number(event.target.value) })} />
        </S.Zoom>
        <Text tone="secondary">圆圈内的部分会显示为头像</Text>
      </S.Root>
    </FormDialog>
  )
}
