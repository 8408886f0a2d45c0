/** A bell at rest. */
export const noticesDrawing = (
  <>
    <path data-part="sheet" d="M64 16a20 20 0 0 1 20 20v18l8 12H36l8-12V36a20 20 0 0 1 20-20z" />
    <path data-part="sheet" d="M56 66a8 8 0 0 0 16 0" />
    <path data-part="rule" d="M52 40a12 12 0 0 1 12-14" />
    <path data-part="mark" d="M90 20h10l-10 12h10" />
  </>
)
