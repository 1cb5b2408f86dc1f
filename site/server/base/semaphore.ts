/** A limited number of places for what happens at the same time. */
export type Places = {
  /** Takes a place and returns how to leave it (once is enough, twice does no harm); null when all are taken. */
  take(): (() => void) | null;
};

/** @param most how many there are */
export function createPlaces(most: number): Places {
  let taken = 0;
  return {
    take() {
      if (taken >= most) return null;
      taken += 1;
      let left = false;
      return () => {
        if (left) return;
        left = true;
        taken -= 1;
      };
    },
  };
}
