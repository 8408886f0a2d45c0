/** A map with a place on it. */
export const addressesDrawing = (
  <>
    <path data-part="sheet" d="M24 36l26-10l28 10l26-10v42l-26 10l-28-10l-26 10z" />
    <path data-part="rule" d="M50 26v42M78 36v42" />
    <path data-part="seal" d="M64 12a13 13 0 0 1 13 13c0 9-13 21-13 21S51 34 51 25a13 13 0 0 1 13-13z" />
    <path data-part="mark" d="M64 12a13 13 0 0 1 13 13c0 9-13 21-13 21S51 34 51 25a13 13 0 0 1 13-13zM60 25a4 4 0 1 1 8 0a4 4 0 1 1-8 0" />
  </>
)
