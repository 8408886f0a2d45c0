/** A parcel that goes back. */
export const returnsDrawing = (
  <>
    <path data-part="sheet" d="M34 42h60v38H34z" />
    <path data-part="sheet" d="M34 42l8-16h44l8 16z" />
    <path data-part="rule" d="M64 26v16" />
    <path data-part="mark" d="M52 69h18a7 7 0 0 0 0-14H54M60 49l-6 6l6 6" />
  </>
)
