-- What was erased adds up to as many leads as there ever were: asked for by reference and by time, it is found without a walk.
CREATE INDEX erasures_by_reference ON erasures (reference);
CREATE INDEX erasures_by_time ON erasures (erased_at);
