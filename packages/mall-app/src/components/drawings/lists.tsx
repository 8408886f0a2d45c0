/** A clipboard, half ticked off. */
export const listsDrawing = (
  <>
    <path data-part="sheet" d="M36 20h56v60H36z" />
    <path data-part="sheet" d="M54 14h20v12H54z" />
    <path data-part="rule" d="M60 39h24M60 53h24M60 67h24" />
    <path data-part="mark" d="M44 38l3 3l6-6M44 52l3 3l6-6" />
    <path d="M44 63h8v8h-8z" />
  </>
)
