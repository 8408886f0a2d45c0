/** A sheet, and the seal upon it. */
export const approvalsDrawing = (
  <>
    <path data-part="sheet" d="M34 14h48v64H34z" />
    <path data-part="rule" d="M42 26h32M42 36h32M42 46h20M42 56h16" />
    <path data-part="ground" d="M66 52l27-4l4 27l-27 4z" />
    <path data-part="stamp" d="M66 52l27-4l4 27l-27 4zM74 64l6 5l9-11" />
  </>
)
