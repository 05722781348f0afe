-- The funnel counts a lead that was kept by its own row, or by that of its erasure, which is found by the day it came.
CREATE INDEX erasures_by_day ON erasures (received_on);
