import { Slider } from 'antd'
import { useState } from 'react'

/** A captcha built with antd's slider: the piece follows the value. */
export const Scene = () => {
  const [x, setX] = useState(0)
  return (
    <div style={{ width: 320 }}>
      <div style={{ position: 'relative', height: 160, background: '#9ab' }}>
        <div style={{ position: 'absolute', insetInlineStart: x, top: 60, width: 48, height: 48, background: '#356' }} />
      </div>
      <Slider min={0} max={272} value={x} onChange={setX} tooltip={{ open: false }} />
    </div>
  )
}
